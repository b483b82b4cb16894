export { type Money, moneyParts, moneyWords } from '#shared/money.ts'
