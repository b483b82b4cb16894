import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getShareImageContent, SHARE_DESIGNS, type ShareFormat, type ShareImageSource } from '#shared/share-image.ts'
import { makeImage } from '#server/testing/images.ts'
import { expect } from './fixtures.ts'
import { callOf } from './list.fixtures.ts'

const sentences = {
  Latin: [
    'Top',
    'Customers now pick the jar up and read it. They never did so.',
    'We asked for a box. We got a box, a reason for the box, and a drawing of how to pack eight of them with two hands. My packers want to marry her. What I had feared was a beautiful thing that slows the line. It is faster than the old one by a third, and I have the numbers. If you make something small with your own hands and somebody else has to fold it four hundred times a day, talk to this woman before you talk to your printer. I would have saved a year, a warehouse full of flat cardboard and one good friendship with a printer who deserved better from me than he got. Thank you, Nora.',
  ],
  Arabic: [
    'جيد',
    'صارت علب التمر هدية بحد ذاتها. عمل دقيق جداً ووقت محترم دائماً.',
    'طلبنا علبة فحصلنا على علبة وعلى سبب لها وعلى رسم يوضح كيف نعبئ ثماني علب بيدين فقط. كنت أخشى أن تكون جميلة وبطيئة، لكنها أسرع من القديمة بمقدار الثلث، ولدي الأرقام التي تثبت ذلك. إذا كنت تصنع شيئاً صغيراً بيديك ويطويه شخص آخر أربعمئة مرة في اليوم، فتحدث إلى هذه المصممة قبل أن تتحدث إلى المطبعة. كنت سأوفر سنة كاملة ومستودعاً مليئاً بالكرتون وصداقة طيبة مع صاحب مطبعة كان يستحق مني أفضل مما حصل عليه. الزبائن يقرأون الآن ما كتب على العلبة، ويسألون عن أصحابه، ويعودون بعد أسبوع ليشتروا علبة أخرى لأهلهم وجيرانهم. شكراً جزيلاً لك ولفريقك على كل هذا الصبر والعمل الجميل.',
  ],
  Japanese: [
    '最高！',
    'とても丁寧な仕事でした。お客様が瓶を手に取って、ラベルを読んでくださるようになりました。納期も必ず守られました。',
    '箱をお願いしたら、箱と、その箱である理由と、二本の手で八つ詰めるための図面まで届きました。美しいけれど作業が遅くなるものを恐れていましたが、以前より三割も速くなり、その数字も手元にあります。小さなものを自分の手で作り、それを誰かが一日に四百回折るのなら、印刷所に相談する前に、まずこの方に相談してください。そうしていれば、私は一年という時間と、平らな段ボールでいっぱいの倉庫と、もっと大切にすべきだった印刷所の友人を失わずに済んだはずです。打ち合わせは毎回三十分で終わり、宿題はいつも一つだけでした。こちらの話を最後まで聞いてから、静かに紙を一枚取り出し、その場で折って見せてくださいます。試作は五回、どれも前より良くなりました。お店では、お客様が棚の前で足を止め、箱を裏返して、書いてある文章を声に出して読んでいます。贈り物として選ばれることが増え、春の売上は去年の二倍になりました。倉庫の人たちは、折るのが楽しいと言っています。次は缶のデザインもお願いするつもりです。値段は決して安くありませんが、印刷の費用が減ったので、半年で元が取れました。電話にはすぐに出てくださり、困ったときには土曜日の朝に工場まで来てくださいました。納品の日、最後の一箱を閉じたとき、思わず拍手が起きました。心から感謝しています。これからもどうぞよろしくお願いいたします。家族も社員もみな、この箱を自慢に思っています。',
  ],
} as const

export type Script = keyof typeof sentences
export const SCRIPTS = ['Latin', 'Arabic', 'Japanese'] as const satisfies readonly Script[]

const people: Record<Script, { author: string; role: string; company: string; brand: string }> = {
  Latin: { author: 'Imke Vogt', role: 'Owner', company: 'Imkerei Vogt', brand: 'Feldmann Studio' },
  Arabic: { author: 'نادية بن علي', role: 'مديرة', company: 'دار التمور', brand: 'استوديو فلدمان' },
  Japanese: { author: '田中 愛子', role: '代表', company: '山田養蜂園', brand: 'フェルトマン・スタジオ' },
}

const highlights: Record<Script, string> = {
  Latin: 'pick the jar up and read it',
  Arabic: 'هدية بحد ذاتها',
  Japanese: 'ラベルを読んで',
}

const SAMPLE_PHOTO = '/sample-photo.png'
const SAMPLE_LOGO = '/sample-logo.png'

/** Testimonials of 3, about 60 and about 600 characters. The second one has all that an image can show. */
export const samplesOf = (script: Script): ShareImageSource[] =>
  sentences[script].map((text, index) => {
    const hasAll = index === 1
    const { brand, ...person } = people[script]
    return {
      testimonial: {
        ...person,
        rating: index === 0 ? 4 : 5,
        text,
        excerpt: null,
        highlight: hasAll ? highlights[script] : null,
        language: null,
        date: hasAll ? '2026-10-14' : null,
        verified: hasAll ? 'Verified client' : null,
        photoUrl: hasAll ? SAMPLE_PHOTO : null,
        translatedBy: null,
      },
      brand: {
        name: brand,
        logoUrl: hasAll ? SAMPLE_LOGO : null,
        accent: { light: '#0b6e4f', dark: '#8fd3b4' },
      },
      translations: [],
    }
  })

/** Opens the page of an image with this content, whose photo is red at the left and blue at the right. */
export async function openShareImage(
  page: Page,
  content: ShareImageSource,
  { format }: { format: ShareFormat },
): Promise<void> {
  const files = {
    [SAMPLE_LOGO]: await readFile('scripts/demo-logo.png'),
    [SAMPLE_PHOTO]: await makeImage({ format: 'png' }),
  }
  for (const [path, body] of Object.entries(files))
    await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'image/png' }))
  await page.route(callOf(getShareImageContent), (route) => route.fulfill({ json: content }))
  await page.goto(`/testimonials/any/share?format=${format}`)
  await expect(page.locator('fieldset svg[viewBox^="0 0 1"]')).toHaveCount(SHARE_DESIGNS.length)
}

/** What is drawn on the page, by React and with the page's fonts, in its full size. */
export async function shownOn(page: Page) {
  const canvas = page.locator('[data-share-image]')
  await canvas.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new TypeError('The canvas is an element.')
    Object.assign(element.style, { inlineSize: '1080px', boxShadow: 'none' })
  })
  return canvas.getByRole('img').screenshot({ animations: 'disabled' })
}
