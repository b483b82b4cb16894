import { expectAccessible } from './accessibility.ts'
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
