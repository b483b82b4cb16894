import { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const pageWith = (style: string) => `<!doctype html>
<html lang="en">
<head>
<title>Studio</title>
<style>
@keyframes appear { from { opacity: 0.1 } }
@keyframes appear-next { from { opacity: 0.2 } }
${style}
</style>
</head>
<body><main><h1>What clients wrote</h1></main></body>
</html>`

test('a scan waits for an animation to end', async ({ page }) => {
  await page.setContent(pageWith('h1 { animation: appear 3s step-end }'))
  await expectAccessible(page)
})

test('a scan also waits for an animation that starts when another one ends', async ({ page }) => {
  await page.setContent(
    pageWith('h1 { animation: appear 500ms step-end } h1.next { animation: appear-next 3s step-end }'),
  )
  await page.evaluate(() =>
    addEventListener('animationend', () => document.querySelector('h1')?.classList.add('next'), { once: true }),
  )
  await expectAccessible(page)
})

test('a scan does not wait for an endless animation, and finds text with too little contrast', async ({ page }) => {
  await page.setContent(pageWith('h1 { animation: appear 1s infinite; color: #eee }'))
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast')
})

test('a scan checks the colours of both themes, and all other rules in one of them', async ({ page }) => {
  for (const round of [0, 1]) {
    for (const theme of ['light', 'dark']) {
      await page.setContent(
        pageWith(`@media (prefers-color-scheme: ${theme}) { h1 { background: white; color: #eee } }`),
      )
      await expect(expectAccessibleInBothThemes(page, { round })).rejects.toThrow('color-contrast')
    }
    await page.setContent(pageWith('').replace('</main>', '<img src="data:,"></main>'))
    await expect(expectAccessibleInBothThemes(page, { round })).rejects.toThrow('image-alt')
    await page.setContent(pageWith(''))
    await expectAccessibleInBothThemes(page, { round })
  }
})

test('a scan checks the content of frames that run scripts, and only the element of other frames', async ({
  page,
  customerSite,
}) => {
  const framed = (frame: string) => customerSite(pageWith('').replace('</main>', `${frame}</main>`))
  await page.goto(
    await framed(`<iframe title="Preview" srcdoc="<html lang=en><title>A</title><img src='data:,'>"></iframe>`),
  )
  await expect(expectAccessible(page)).rejects.toThrow('image-alt')
  await page.goto(await framed('<iframe sandbox></iframe>'))
  await expect(expectAccessible(page)).rejects.toThrow('frame-title')
})
