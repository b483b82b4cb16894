import { describe, expect, test } from 'vitest'
import type { WidgetDetails } from '#shared/widget-editor.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import {
  asPublished,
  beyondPlan,
  draftOf,
  isSame,
  mergeChanges,
  readDraft,
  triedOut,
  triedOutPage,
  withChanges,
} from './draft.ts'

const free = { darkThemes: false, visitorTools: false, colors: false, unbranded: false }
const pro = { darkThemes: true, visitorTools: true, colors: true, unbranded: true }

const details: WidgetDetails = {
  widget: {
    id: 'wgt_1',
    name: 'Wall',
    kind: 'wall',
    embedCode: '',
    wallUrl: 'https://goodword.example/wall/wgt_1',
    publishedAt: null,
    seenOn: null,
  },
  slug: null,
  options: { ...defaultWidgetOptions, allowedSites: ['feldmann.studio'] },
  heights: null,
  order: { pinnedIds: [], movedIds: [] },
  allows: free,
  hasRejected: false,
  testimonials: [],
}
const draft = draftOf(details)

describe('a draft', () => {
  test('that nobody changed is what is published', () => {
    expect(readDraft(draft, null)).toEqual({
      body: { name: 'Wall', kind: 'wall', slug: null, options: details.options, heights: null },
    })
    expect(isSame(withChanges(draft, { options: { radius: 10 } }), draft)).toBe(true)
  })

  test('keeps what was changed before when something else is', () => {
    const changes = mergeChanges({ kind: 'badge', options: { radius: 0 } }, { options: { limit: 3 } })
    expect(withChanges(draft, changes)).toEqual({
      ...draft,
      kind: 'badge',
      options: { ...draft.options, radius: 0, limit: 3 },
    })
  })

  test('takes sites as they are copied from the address bar', () => {
    const { body } = readDraft({ ...draft, sites: ' https://Feldmann.studio/work?a=1 \n\n*.halm.example\n' }, null)
    expect(body?.options.allowedSites).toEqual(['feldmann.studio', '*.halm.example'])
  })

  test.each([
    ['HTTPS://WWW.Feldmann.Studio:8443/preise/#unten', ['www.feldmann.studio:8443']],
    ['feldmann.studio?utm=1, halm.example; feldmann.studio/', ['feldmann.studio', 'halm.example']],
    ['http://*.Feldmann.studio/*', ['*.feldmann.studio']],
    ['müller.example', ['xn--mller-kva.example']],
    ['https://*.Bäckerei-Müller.example/über-uns', ['*.xn--bckerei-mller-bfb28a.example']],
    ['xn--mller-kva.example.', ['xn--mller-kva.example']],
    ['localhost:5173', ['localhost:5173']],
  ])('takes %s for what is plainly meant', (sites, allowedSites) => {
    expect(readDraft({ ...draft, sites }, null).body?.options.allowedSites).toEqual(allowedSites)
  })

  test.each(['my site', 'a@b.example', '*feldmann.studio', 'feldmann..studio', 'müller site.example'])(
    'says that %s is no site',
    (sites) => {
      expect(readDraft({ ...draft, sites }, null)).toEqual({
        faults: { sites: `“${sites}”: Enter the name of a site, like feldmann.studio or *.feldmann.studio.` },
        other: undefined,
      })
    },
  )

  test('says that there are more sites than there can be', () => {
    const sites = Array.from({ length: 51 }, (_, index) => `a${index}.example`).join('\n')
    expect(readDraft({ ...draft, sites }, null).faults).toEqual({ sites: 'There can be at most 50 sites.' })
  })

  test.each([
    ['Feldmann Studio', 'feldmann-studio'],
    [' Über uns ', 'uber-uns'],
    ['Große_Worte.', 'grosse-worte'],
    ['https://goodword.example/wall/Feldmann-Studio', 'feldmann-studio'],
    ['', null],
  ])('makes an address of %j', (slug, address) => {
    expect(readDraft({ ...draft, slug }, null).body?.slug).toBe(address)
  })

  test('says that a name is too long, and of the rest what nobody can see here', () => {
    expect(readDraft({ ...draft, name: 'n'.repeat(61) }, null).faults).toEqual({
      name: 'A name can be at most 60 characters long.',
    })
    const label = 'n'.repeat(81)
    expect(readDraft({ ...draft, options: { ...draft.options, label } }, null)).toEqual({
      faults: {},
      other: expect.any(String),
    })
  })

  test('says at which field something has to be put right', () => {
    const { faults } = readDraft(
      {
        ...draft,
        name: ' ',
        slug: 'Wir & ihr',
        sites: 'feldmann.studio\nmy site',
        options: { ...draft.options, structuredData: { type: 'Course', name: '' } },
      },
      null,
    )
    expect(faults).toEqual({
      name: 'Enter a name.',
      slug: expect.stringContaining('lowercase letters'),
      sites: expect.stringContaining('“my site”'),
      subject: 'Enter a name.',
    })
  })
})

describe('what a plan does not have', () => {
  const options = {
    theme: 'dark',
    hasVisitorTools: true,
    colors: { ...draft.options.colors, text: '#112233' },
  } as const
  const bold = withChanges(draft, { options })

  test('can be looked at and is not what pages will show', () => {
    expect(triedOut(bold).options).toMatchObject(options)
    expect(asPublished(bold, free).options).toMatchObject({
      theme: 'plain',
      hasVisitorTools: false,
      colors: defaultWidgetOptions.colors,
    })
  })

  test('is named, and what it has is not', () => {
    expect(beyondPlan(bold, free)).toEqual(['the dark theme', 'your colours', 'search and filters'])
    expect(beyondPlan(bold, pro)).toEqual([])
    expect(beyondPlan(draft, free)).toEqual([])
    expect(asPublished(bold, pro).options).toMatchObject(options)
  })

  test('is kept when it is published', () => {
    expect(readDraft(bold, null).body?.options).toMatchObject(options)
  })
})

describe('the hosted page', () => {
  const written = {
    ...draft,
    sentence: ' Labels for people who make food. ',
    buttonLabel: 'Book a first call',
    buttonUrl: 'feldmann.studio/contact',
    siteUrl: 'https://feldmann.studio',
    leadId: 'pub_1',
    hostedLayout: 'grid' as const,
    isInSitemap: true,
  }
  const hostedPage = {
    sentence: 'Labels for people who make food.',
    button: { label: 'Book a first call', url: 'https://feldmann.studio/contact' },
    siteUrl: 'https://feldmann.studio/',
    leadId: 'pub_1',
    layout: 'grid' as const,
    isInSitemap: true,
  }

  test('gets what the owner typed, and fields hold it again', () => {
    const { body } = readDraft(written, null)
    expect(body?.options.hostedPage).toEqual(hostedPage)
    expect(draftOf({ ...details, options: { ...details.options, hostedPage } })).toMatchObject({
      ...written,
      sentence: hostedPage.sentence,
      buttonUrl: hostedPage.button.url,
      siteUrl: hostedPage.siteUrl,
    })
  })

  test('has nothing where the fields are cleared', () => {
    const cleared = {
      ...written,
      sentence: ' ',
      buttonLabel: '',
      buttonUrl: '  ',
      siteUrl: '',
      leadId: '',
      hostedLayout: 'wall' as const,
      isInSitemap: false,
    }
    expect(readDraft(cleared, null).body?.options.hostedPage).toEqual(defaultWidgetOptions.hostedPage)
  })

  const ADDRESS = 'Enter an address that begins with https://, like https://feldmann.studio.'

  test.each([
    ['buttonUrl', { buttonUrl: '' }, ADDRESS],
    ['buttonUrl', { buttonUrl: 'http://feldmann.studio' }, ADDRESS],
    ['buttonUrl', { buttonUrl: 'JavaScript:alert(1)' }, ADDRESS],
    [
      'buttonUrl',
      { buttonUrl: `feldmann.studio/${'a'.repeat(500)}` },
      'An address can be at most 500 characters long.',
    ],
    ['buttonLabel', { buttonLabel: '' }, 'Enter what the button says.'],
    ['buttonLabel', { buttonLabel: 'a'.repeat(41) }, 'A button can have at most 40 characters.'],
    ['siteUrl', { siteUrl: 'data:text/html,hi' }, ADDRESS],
    ['siteUrl', { siteUrl: 'our studio' }, ADDRESS],
    ['siteUrl', { siteUrl: 'https://nora:secret@feldmann.studio' }, ADDRESS],
    ['sentence', { sentence: 'a'.repeat(201) }, 'The sentence can be at most 200 characters long.'],
  ] as const)('says what is wrong at the field %s of %j', (field, change, sentence) => {
    expect(readDraft({ ...written, ...change }, null)).toEqual({ faults: { [field]: sentence }, other: undefined })
  })
})

describe('the hosted page in the preview', () => {
  test('has what is finished of what is typed, and nothing that the server would refuse', () => {
    const typed = { ...draft, sentence: ' Packaging. ', siteUrl: 'feldmann.studio', hostedLayout: 'list' as const }
    expect(triedOutPage(typed)).toMatchObject({
      sentence: 'Packaging.',
      siteUrl: 'https://feldmann.studio/',
      layout: 'list',
    })
    expect(triedOutPage({ ...typed, buttonLabel: 'Book', buttonUrl: '' }).button).toBeNull()
    expect(triedOutPage({ ...typed, buttonLabel: 'Book', buttonUrl: 'feldmann.studio/a' }).button).toMatchObject({
      label: 'Book',
    })
    expect(triedOutPage({ ...typed, sentence: 'x'.repeat(201), siteUrl: 'javascript:alert(1)' })).toMatchObject({
      sentence: null,
      siteUrl: null,
    })
  })
})
