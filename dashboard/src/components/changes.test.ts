import { expect, test } from 'vitest'
import { updateApprovalRules } from '#shared/approval-rules.ts'
import { exportClient } from '#shared/client-export.ts'
import * as connections from '#shared/connections.ts'
import * as doNotAsk from '#shared/do-not-ask.ts'
import { addFormCodes, deleteFormCodes } from '#shared/form-codes.ts'
import { changeFormAccess, changeFormAddress, createForm, deleteForm, renameForm } from '#shared/forms.ts'
import { sendTestEmail } from '#shared/email-previews.ts'
import * as emails from '#shared/email-settings.ts'
import * as imports from '#shared/existing-import.ts'
import { updateFormSettings } from '#shared/form-settings.ts'
import { approveImported, cancelImportedApproval } from '#shared/imported-approval.ts'
import type { Endpoint } from '#shared/http/endpoint.ts'
import { removeOrganisationImage, uploadOrganisationImage } from '#shared/images.ts'
import { dryRun, requestForPastPayments } from '#shared/past-payments.ts'
import * as corrections from '#shared/payment-corrections.ts'
import * as payments from '#shared/payments.ts'
import * as domains from '#shared/sending-domains.ts'
import { updateRetention } from '#shared/retention.ts'
import * as batches from '#shared/request-batches.ts'
import * as tags from '#shared/tags.ts'
import * as decisions from '#shared/testimonial-decisions.ts'
import { addTestimonial } from '#shared/testimonial-entry.ts'
import { showExcerpt } from '#shared/testimonial-excerpt.ts'
import * as notes from '#shared/testimonial-notes.ts'
import { replyToTestimonial } from '#shared/testimonial-reply.ts'
import { cancelSpelling, suggestSpelling } from '#shared/testimonial-spelling.ts'
import { translateTestimonial } from '#shared/testimonial-translation.ts'
import * as requests from '#shared/testimonial-requests.ts'
import * as wallDomains from '#shared/wall-domains.ts'
import { createWidget, deleteWidget, publishWidget } from '#shared/widget-editor.ts'
import { changeWidgetOrder } from '#shared/widget-order.ts'
import { ALLOWED_WHILE_FROZEN, type Change, REFUSED_WHILE_FROZEN } from './changes.ts'

/** What the controls of each change call. The list is exported from what it has read: no call is its own. */
const calls: Record<
  Exclude<Change, 'export testimonials'>,
  Pick<Endpoint, 'path' | 'access' | 'method' | 'worksFrozen'>[]
> = {
  review: [decisions.approveTestimonial, decisions.rejectTestimonial, decisions.reopenTestimonial],
  'send requests': [requests.createTestimonial, requests.resendTestimonial],
  'change requests': [requests.updateTestimonial],
  'change reminders': [requests.changeReminders],
  'add testimonials': [addTestimonial],
  'send requests or add testimonials': [requests.createTestimonial, addTestimonial],
  'change several at once': [decisions.changeTestimonials, approveImported, cancelImportedApproval],
  'sort testimonials': [
    tags.createTag,
    tags.updateTag,
    tags.deleteTag,
    tags.setTags,
    tags.changeTags,
    tags.setService,
    tags.setServices,
    tags.renameService,
    tags.deleteService,
  ],
  'choose what cards show': [showExcerpt],
  'reply to testimonials': [replyToTestimonial],
  'translate testimonials': [translateTestimonial],
  'suggest spelling fixes': [suggestSpelling, cancelSpelling],
  'write notes': [notes.addNote, notes.deleteNote],
  'assign testimonials': [notes.assignTestimonial],
  'decide about payments': [
    payments.sendPaymentRequest,
    payments.skipPayment,
    payments.addPaymentAddress,
    corrections.setPaymentPart,
    corrections.deletePartLesson,
  ],
  'create widgets': [createWidget],
  publish: [publishWidget],
  'change the order': [changeWidgetOrder],
  'import clients': [batches.createBatch, batches.planBatch, batches.sendBatchRow],
  'import testimonials': [imports.beginExistingImport, imports.sendExistingRows, imports.finishExistingImport],
  'undo imports': [imports.undoExistingImport],
  'connect accounts': [connections.connectStripe, connections.addWebhookConnection, connections.saveWebhookSecret],
  'dismiss notices': [connections.dismissGivenUpConnection],
  'start a dry run': [dryRun],
  'ask past clients': [requestForPastPayments],
  'save changes': [
    updateFormSettings,
    addFormCodes,
    deleteFormCodes,
    emails.updateEmailSettings,
    emails.updateEmailStyle,
    emails.removeEmailStyle,
    connections.saveRequestRules,
    connections.confirmEventTypes,
  ],
  'change the image': [uploadOrganisationImage, removeOrganisationImage],
  'send tests': [sendTestEmail],
  'create forms': [createForm],
  'rename forms': [renameForm],
  'delete forms': [deleteForm],
  'change the collection link': [changeFormAccess],
  'change the approval rules': [updateApprovalRules],
  'change the address': [changeFormAddress],
  'add styles': [emails.createEmailStyle],
  'add a domain': [domains.addSendingDomain, wallDomains.addWallDomain],
  'check the domain': [domains.checkSendingDomain, wallDomains.checkWallDomain],
  'remove the domain': [domains.removeSendingDomain, wallDomains.removeWallDomain],
  'remove addresses': [doNotAsk.removeDoNotAsk],
  'delete testimonials': [requests.removeTestimonial],
  'delete widgets': [deleteWidget],
  'cancel batches': [batches.cancelBatch, batches.cancelBatchRow],
  'disconnect accounts': [connections.disconnectStripe],
  'add addresses': [doNotAsk.addDoNotAsk],
  'change how long data is kept': [updateRetention],
  'export data of a client': [exportClient],
  'export payments': [payments.exportPayments],
}

const roles: Record<string, string> = { ...REFUSED_WHILE_FROZEN, ...ALLOWED_WHILE_FROZEN }

test.each(Object.entries(calls))('“%s” is shown to whom the server lets do it', (change, endpoints) => {
  for (const { path, access, method, worksFrozen = false } of endpoints) {
    expect([path, access]).toEqual([path, roles[change]])
    const isRefused = method !== 'GET' && !worksFrozen
    expect([path, isRefused]).toEqual([path, change in REFUSED_WHILE_FROZEN])
  }
})
