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

test('a scan waits until what appears has appeared', async ({ page }) => {
  await page.setContent(pageWith('h1 { animation: appear 3s step-end }'))
  await expectAccessible(page)
})

test('a scan waits for what follows an animation too', async ({ page }) => {
  await page.setContent(
    pageWith('h1 { animation: appear 500ms step-end } h1.next { animation: appear-next 3s step-end }'),
  )
  await page.evaluate(() =>
    addEventListener('animationend', () => document.querySelector('h1')?.classList.add('next'), { once: true }),
  )
  await expectAccessible(page)
})

test('a scan does not wait for an animation without an end, and sees a contrast that stays too low', async ({
  page,
}) => {
  await page.setContent(pageWith('h1 { animation: appear 1s infinite; color: #eee }'))
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast')
})

test('of two themes each is scanned for its colours, and the page for all else', async ({ page }) => {
  for (const turn of [0, 1]) {
    for (const theme of ['light', 'dark']) {
      await page.setContent(
        pageWith(`@media (prefers-color-scheme: ${theme}) { h1 { background: white; color: #eee } }`),
      )
      await expect(expectAccessibleInBothThemes(page, { turn })).rejects.toThrow('color-contrast')
    }
    await page.setContent(pageWith('').replace('</main>', '<img src="data:,"></main>'))
    await expect(expectAccessibleInBothThemes(page, { turn })).rejects.toThrow('image-alt')
    await page.setContent(pageWith(''))
    await expectAccessibleInBothThemes(page, { turn })
  }
})

test('a scan looks into frames where scripts run, and at those where none does from outside', async ({
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
