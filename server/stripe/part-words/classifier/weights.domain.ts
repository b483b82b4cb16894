// Written by `node scripts/train-parts.ts`. Change the phrases, not this.

/** Hash of the phrases and of what is read in some of them. */
export const TRAINED_ON = 'OTsrdSCF5xtJ7lZS0ZIOKN_lXyAgiPFEHo0fp1Xg9P8'

/** For each part, what each piece of evidence counts. */
export const DECISION: readonly (readonly number[])[] = [
  [1.003, 0.17, -0.341, -0.441, -0.065, -0.429, 0.761, -0.112, -0.288, -0.362, -0.103],
  [-0.576, -0.053, 0.718, 0.622, -0.053, -0.554, -0.109, 0.757, -0.249, -0.402, 0.104],
  [-0.329, -0.105, -0.331, -0.164, -0.127, 0.995, -0.239, -0.208, 0.51, -0.206, -0.061],
  [-0.099, -0.011, -0.047, -0.017, 0.245, -0.012, -0.413, -0.437, 0.027, 0.969, 0.06],
]

/** A line for each feature: what it says for each part, in hundredths. */
export const FEATURES = `
& 	-52	-41	35	5
& ALL	-39	46	-49	-29
& ALL $	-35	50	-73	-48
& ALL + PART	-61	61	-51	-36
& ALL HANDOVER	-71	69	-51	-37
& ALL HANDOVER undefined	-68	66	-48	-36
& ALL NOW	38	-38	-25	-29
& ALL undefined	-35	50	-73	-48
& ALL undefined undefined	-35	50	-73	-48
& ALL … COUNT	-35	-12	12	10
& ALL … HANDOVER	-67	67	-54	-38
& AMOUNT + DEPOSIT	3	34	-98	-46
& AMOUNT + FINAL	36	-39	-22	-8
& AMOUNT + LATER	-6	10	-15	-31
& AMOUNT + LESS	-11	40	-77	-43
& AMOUNT + NOW	8	3	-33	-38
& AMOUNT + PAST	5	22	-85	-9
& AMOUNT + REST	47	-27	-78	-48
& AMOUNT + SHARE	50	-47	-38	-17
& AMOUNT AMOUNT	-20	52	-63	-34
& AMOUNT AMOUNT undefined	-13	43	-52	-29
& AMOUNT DEPOSIT	-43	55	-58	-25
& AMOUNT DEPOSIT AMOUNT	-49	46	-39	-17
& AMOUNT LATER	18	-5	-40	-20
& AMOUNT LESS	10	11	-60	-24
& AMOUNT LESS AMOUNT	-34	35	-33	-18
& AMOUNT LESS DEPOSIT	-40	32	-27	-9
& AMOUNT LESS undefined	22	-17	-44	-23
& AMOUNT NOW undefined	7	9	-38	-22
& AMOUNT PAST	-52	70	-79	-10
& AMOUNT PAST AMOUNT	-45	42	-27	-16
& AMOUNT PAST PAST	-38	40	-38	-22
& AMOUNT PAST REST	-39	36	-20	-15
& AMOUNT PAST undefined	-6	20	-52	-2
& AMOUNT REST	53	-37	-68	-36
& AMOUNT REST AMOUNT	16	-5	-41	-19
& AMOUNT REST LATER	32	-33	-15	-18
& AMOUNT REST undefined	33	-25	-42	-14
& AMOUNT … AMOUNT	-21	59	-86	-55
& AMOUNT … COUNT	-27	47	-37	-18
& AMOUNT … DEPOSIT	-50	63	-67	-28
& AMOUNT … HANDOVER	29	-37	3	-32
& AMOUNT … LATER	34	-24	-47	-27
& AMOUNT … LESS	19	4	-63	-25
& AMOUNT … NOW	10	3	-35	-33
& AMOUNT … PAST	-8	35	-94	-16
& AMOUNT … REST	37	-18	-80	-42
& COUNT + DEPOSIT	24	-1	-76	-10
& COUNT + FINAL	-35	35	-33	-13
& COUNT + HANDOVER	-7	19	-22	-23
& COUNT + LATER	-6	23	-44	-9
& COUNT + LESS	-42	36	-22	-11
& COUNT + PART	62	-44	-59	-59
& COUNT + REST	-43	39	-22	-24
& COUNT + SHARE	-1	3	-32	-16
& COUNT COUNT	-14	-12	-48	33
& COUNT COUNT undefined	-23	-4	-47	33
& COUNT HANDOVER	27	-23	-34	-16
& COUNT LATER	-2	5	-1	-38
& COUNT LESS	21	-11	-39	-12
& COUNT NOW	18	-36	0	-20
& COUNT NOW undefined	14	-40	8	-19
& COUNT REST	12	-12	-4	-23
& COUNT REST LATER	37	-36	-31	-16
& COUNT … COUNT	-28	8	-53	30
& COUNT … HANDOVER	32	-12	-55	-24
& COUNT … LATER	28	-26	-14	-43
& COUNT … LESS	17	-5	-43	-11
& COUNT … NOW	24	-28	-10	-31
& COUNT … PAST	1	10	-46	-31
& COUNT … REST	13	-11	-10	-25
& DEPOSIT	34	-6	-27	-51
& DEPOSIT $	4	-20	10	-26
& DEPOSIT + HALF	32	-20	-52	-31
& DEPOSIT + HANDOVER	11	9	-40	-29
& DEPOSIT + LATER	-55	75	-72	-23
& DEPOSIT + LESS	-122	128	-88	-52
& DEPOSIT + NOW	33	-27	-17	-62
& DEPOSIT + PAST	-71	77	-42	-22
& DEPOSIT + REST	-35	14	11	-35
& DEPOSIT + SECOND	35	-16	-65	-18
& DEPOSIT + SHARE	62	-47	-62	-21
& DEPOSIT + WHOLE	-31	-14	24	-15
& DEPOSIT AMOUNT	0	20	-36	-61
& DEPOSIT AMOUNT PAST	-48	45	-33	-17
& DEPOSIT AMOUNT undefined	-24	35	-28	-36
& DEPOSIT COUNT	35	-10	-80	-11
& DEPOSIT COUNT undefined	33	-5	-75	-12
& DEPOSIT FINAL	37	-41	-14	-10
& DEPOSIT FINAL LATER	16	-36	3	-10
& DEPOSIT FINAL undefined	17	-25	3	-31
& DEPOSIT HALF	52	-58	-14	-27
& DEPOSIT HALF undefined	22	-41	-1	-19
& DEPOSIT HANDOVER	46	-32	-39	-34
& DEPOSIT HANDOVER undefined	32	-22	-28	-26
& DEPOSIT LATER	14	-11	-16	-47
& DEPOSIT LATER FINAL	33	-34	-29	-11
& DEPOSIT LATER LATER	32	-28	-38	-24
& DEPOSIT LATER undefined	19	-19	-14	-50
& DEPOSIT LESS	9	17	-55	-23
& DEPOSIT LESS REST	-38	36	-21	-12
& DEPOSIT LESS undefined	-8	38	-62	-19
& DEPOSIT NOW	-12	-10	15	-53
& DEPOSIT NOW undefined	-23	-12	29	-46
& DEPOSIT PAST	-71	71	-32	-48
& DEPOSIT PAST COUNT	-29	24	-19	-5
& DEPOSIT PAST LATER	-27	32	-44	-20
& DEPOSIT PAST PAST	-35	33	-32	-10
& DEPOSIT PAST REST	-58	56	-31	-20
& DEPOSIT PAST undefined	-32	29	-12	-44
& DEPOSIT REST	41	-27	-29	-40
& DEPOSIT REST DEPOSIT	38	-37	-30	-19
& DEPOSIT REST HANDOVER	28	-53	10	-13
& DEPOSIT REST LATER	48	-48	-40	-26
& DEPOSIT SHARE	54	-50	-49	-20
& DEPOSIT SHARE AMOUNT	39	-42	-26	-7
& DEPOSIT SHARE COUNT	9	-6	-32	-12
& DEPOSIT SHARE LESS	20	-39	9	-11
& DEPOSIT SHARE NOW	-9	10	-36	-10
& DEPOSIT SHARE PAST	-51	50	-34	-11
& DEPOSIT SHARE REST	25	-25	-31	-6
& DEPOSIT SHARE REST LATER	37	-37	-18	-8
& DEPOSIT SHARE SHARE	35	-30	-32	-19
& DEPOSIT SHARE undefined	50	-44	-48	-19
& DEPOSIT undefined	4	-20	10	-26
& DEPOSIT undefined undefined	4	-20	10	-26
& DEPOSIT … AMOUNT	16	13	-52	-61
& DEPOSIT … COUNT	25	9	-94	-14
& DEPOSIT … DEPOSIT	13	-35	7	-25
& DEPOSIT … FINAL	85	-91	-24	-15
& DEPOSIT … HALF	50	-55	-18	-27
& DEPOSIT … HANDOVER	70	-73	-26	-46
& DEPOSIT … LATER	53	-48	-35	-61
& DEPOSIT … LESS	36	-15	-43	-27
& DEPOSIT … NOW	0	2	-6	-62
& DEPOSIT … PAST	-25	46	-48	-59
& DEPOSIT … REST	45	-18	-54	-51
& DEPOSIT … SECOND	-24	30	-29	-10
& DEPOSIT … SHARE	50	-37	-53	-21
& FINAL	-59	50	-11	-63
& FINAL $	-20	-1	19	-42
& FINAL + HANDOVER	36	-12	-51	-38
& FINAL + LATER	71	-58	-36	-9
& FINAL + LESS	52	-45	-35	-17
& FINAL + NOW	-26	14	-1	-51
& FINAL + PART	-46	74	-78	-52
& FINAL + PAST	0	37	-68	-3
& FINAL + REST	42	-34	-8	-35
& FINAL + SECOND	-53	84	-81	-49
& FINAL + SHARE	-46	68	-80	-10
& FINAL COUNT	-34	35	-35	-10
& FINAL DEPOSIT	-66	52	-39	-7
& FINAL DEPOSIT PAST	-15	22	-35	-11
& FINAL DEPOSIT undefined	-48	32	-26	0
& FINAL HANDOVER	-14	21	-18	-36
& FINAL LESS	-76	58	-37	-26
& FINAL LESS DEPOSIT	-26	33	-41	-12
& FINAL LESS PART	-27	31	-32	-21
& FINAL LESS PAST	-31	40	-42	-24
& FINAL LESS undefined	-61	35	-16	-20
& FINAL NOW	-18	-21	28	-35
& FINAL NOW undefined	-5	-32	29	-32
& FINAL PART	-33	53	-56	-34
& FINAL PART LATER	2	14	-41	-22
& FINAL PART NOW	7	11	-39	-12
& FINAL PART undefined	-38	37	-29	-27
& FINAL PAST	-59	43	-27	-46
& FINAL PAST PAST	-27	40	-47	-20
& FINAL PAST undefined	-48	63	-54	-39
& FINAL REST undefined	-50	-10	19	-17
& FINAL SHARE	-39	35	-20	-19
& FINAL SHARE LATER	-22	28	-48	-19
& FINAL SHARE undefined	-36	30	-20	-36
& FINAL undefined	-20	-1	19	-42
& FINAL undefined undefined	-20	-1	19	-42
& FINAL … AMOUNT	-31	19	-8	-23
& FINAL … COUNT	-49	19	-1	-13
& FINAL … DEPOSIT	-86	80	-69	-6
& FINAL … FINAL	6	1	-11	-42
& FINAL … HANDOVER	1	15	-35	-44
& FINAL … LESS	-59	58	-49	-22
& FINAL … NOW	-22	-12	25	-45
& FINAL … PART	-39	60	-63	-37
& FINAL … PAST	-27	44	-49	-42
& FINAL … REST	-47	-11	27	-20
& FINAL … SHARE	-43	43	-24	-12
& HALF	6	20	-32	-68
& HALF $	-3	9	-8	-50
& HALF + HANDOVER	18	-5	-55	-24
& HALF + LATER	-6	21	-61	-37
& HALF + NOW	30	-12	-36	-43
& HALF + PAST	-34	43	-45	-51
& HALF + REST	-21	28	-48	-9
& HALF + SECOND	-107	78	-29	-58
& HALF COUNT	13	-6	-37	-15
& HALF COUNT undefined	7	0	-35	-14
& HALF DEPOSIT	41	-35	-44	-28
& HALF DEPOSIT HALF	28	-32	-22	-12
& HALF HALF	1	17	-49	-41
& HALF HALF LATER	-14	17	-35	-25
& HALF HALF PAST	-38	37	-28	-18
& HALF HALF undefined	33	-27	-27	-27
& HALF HANDOVER	23	-5	-59	-26
& HALF HANDOVER undefined	7	9	-53	-22
& HALF LATER	-4	14	-56	-33
& HALF LATER HANDOVER	-19	21	-42	-12
& HALF LATER undefined	8	1	-47	-28
& HALF NOW	19	3	-58	-45
& HALF NOW HALF	24	-14	-46	-20
& HALF NOW undefined	4	5	-27	-35
& HALF PAST	-50	51	-33	-41
& HALF PAST undefined	-27	23	-11	-37
& HALF SECOND	28	-18	-47	-30
& HALF SECOND HALF	38	-39	-25	-22
& HALF undefined	-3	9	-8	-50
& HALF undefined undefined	-3	9	-8	-50
& HALF … COUNT	13	-6	-37	-15
& HALF … DEPOSIT	28	-17	-49	-28
& HALF … FINAL	37	-37	-24	-11
& HALF … HALF	43	-22	-81	-50
& HALF … HANDOVER	17	3	-78	-34
& HALF … LATER	0	12	-69	-39
& HALF … NOW	10	17	-65	-47
& HALF … PAST	-38	47	-43	-48
& HALF … REST	40	-33	-44	-18
& HALF … SECOND	4	12	-65	-36
& HANDOVER	-13	26	-12	-59
& HANDOVER $	9	-8	0	-59
& HANDOVER + LATER	12	-14	-6	-62
& HANDOVER + NOW	13	-13	-11	-40
& HANDOVER + PAST	7	-21	12	-36
& HANDOVER + REST	40	2	-105	-33
& HANDOVER + SECOND	4	10	-37	-30
& HANDOVER + SHARE	-48	44	-8	-19
& HANDOVER COUNT	11	5	-21	-31
& HANDOVER COUNT undefined	17	7	-44	-29
& HANDOVER DEPOSIT	-37	31	-7	-24
& HANDOVER FINAL SHARE	-15	30	-45	-18
& HANDOVER LATER	16	-9	-24	-33
& HANDOVER NOW	-1	11	-26	-39
& HANDOVER NOW undefined	6	-10	-4	-33
& HANDOVER PART	-20	13	0	-29
& HANDOVER PAST	-37	25	7	-47
& HANDOVER PAST undefined	-49	15	5	-39
& HANDOVER REST	26	10	-73	-32
& HANDOVER REST undefined	9	23	-62	-24
& HANDOVER SHARE	-40	21	14	-11
& HANDOVER undefined	9	-8	0	-59
& HANDOVER undefined undefined	9	-8	0	-59
& HANDOVER … COUNT	1	17	-23	-32
& HANDOVER … DEPOSIT	-42	38	-13	-27
& HANDOVER … HALF	-20	27	-41	-20
& HANDOVER … LATER	17	-11	-20	-46
& HANDOVER … LESS	-14	22	-36	-16
& HANDOVER … NOW	-13	17	-16	-48
& HANDOVER … PART	-6	5	-2	-34
& HANDOVER … PAST	-45	40	-6	-44
& HANDOVER … REST	6	24	-69	-33
& HANDOVER … SHARE	-52	42	2	-14
& LATER	25	5	-43	-33
& LATER $	43	-39	-22	-15
& LATER + NOW	-27	28	-7	-56
& LATER + PART	-2	25	-45	-33
& LATER + REST	31	-7	-68	-48
& LATER + SECOND	19	-6	-63	-19
& LATER + SHARE	-41	48	-36	-35
& LATER AMOUNT	-17	9	7	-30
& LATER DEPOSIT	-84	82	-55	-19
& LATER DEPOSIT undefined	-76	73	-47	-17
& LATER FINAL	52	-50	-22	-13
& LATER FINAL undefined	71	-59	-50	-13
& LATER HANDOVER	7	-14	5	-57
& LATER HANDOVER FINAL	-40	43	-42	-20
& LATER HANDOVER undefined	15	-23	7	-54
& LATER LATER	42	-46	-18	-9
& LATER LATER HANDOVER	34	-39	-3	-14
& LATER LATER undefined	27	-44	-1	-4
& LATER LESS	3	19	-42	-23
& LATER NOW undefined	-15	15	-2	-32
& LATER PART undefined	-7	17	-23	-38
& LATER PAST	44	-43	-15	-17
& LATER REST	-2	14	-60	-14
& LATER REST undefined	13	-6	-43	-11
& LATER SECOND undefined	-20	29	-43	-3
& LATER SHARE	-33	22	-5	-25
& LATER SHARE LATER	36	-37	-26	-5
& LATER SHARE undefined	-50	31	5	-16
& LATER undefined	43	-39	-22	-15
& LATER undefined undefined	43	-39	-22	-15
& LATER … AMOUNT	-10	7	-1	-34
& LATER … COUNT	-21	30	-35	-10
& LATER … DEPOSIT	-92	79	-36	-22
& LATER … FINAL	53	-46	-33	-15
& LATER … HANDOVER	10	-14	0	-63
& LATER … LATER	45	-44	-25	-14
& LATER … LESS	5	17	-45	-24
& LATER … REST	4	9	-68	-16
& LATER … SHARE	-49	22	9	-30
& LESS	-46	58	-36	-76
& LESS $	-48	33	-7	-41
& LESS + NOW	21	-8	-55	-10
& LESS + PART	-58	56	-56	-18
& LESS + PAST	-12	41	-101	-53
& LESS + REST	-2	10	-46	-13
& LESS + SHARE	-6	-42	45	-15
& LESS AMOUNT	-42	37	-14	-30
& LESS AMOUNT undefined	-37	31	-11	-27
& LESS DEPOSIT	-94	112	-129	-47
& LESS DEPOSIT PAST	-25	23	-25	-10
& LESS DEPOSIT undefined	-65	83	-100	-36
& LESS FINAL	32	-40	-2	-8
& LESS NOW	17	-11	-41	2
& LESS PART	-39	45	-53	-16
& LESS PART undefined	-44	46	-49	-15
& LESS PAST	0	24	-53	-48
& LESS PAST DEPOSIT	-40	42	-39	-24
& LESS PAST undefined	-16	27	-32	-33
& LESS REST	3	5	-42	-24
& LESS SHARE	20	-56	30	-20
& LESS SHARE PAST	22	-18	-42	-8
& LESS SHARE undefined	24	-65	28	-14
& LESS undefined	-48	33	-7	-41
& LESS undefined undefined	-48	33	-7	-41
& LESS … AMOUNT	-40	51	-37	-36
& LESS … COUNT	-50	40	-25	-10
& LESS … DEPOSIT	-100	107	-83	-52
& LESS … FINAL	66	-72	-15	-11
& LESS … LATER	41	-35	-23	-19
& LESS … NOW	10	1	-56	-9
& LESS … PART	-50	53	-56	-20
& LESS … PAST	-10	34	-63	-54
& LESS … REST	-1	13	-55	-16
& LESS … SHARE	20	-52	27	-22
& NOW + PART	-15	15	-1	-54
& NOW + PAST	5	1	-4	-43
& NOW + REST	-20	33	-25	-58
& NOW + SECOND	-10	33	-63	-11
& NOW + SHARE	13	7	-93	-30
& NOW AMOUNT	4	-11	4	-37
& NOW COUNT	-29	23	-22	1
& NOW DEPOSIT undefined	-36	15	10	-6
& NOW FINAL	-8	18	-30	-54
& NOW FINAL undefined	-8	16	-25	-43
& NOW HANDOVER	-10	14	-15	-38
& NOW HANDOVER undefined	-7	19	-28	-33
& NOW LATER	3	14	-37	-25
& NOW LATER SHARE	-35	35	-26	-12
& NOW LATER undefined	5	13	-52	-52
& NOW LESS	-29	40	-44	-31
& NOW NOW	20	-5	-25	-15
& NOW NOW FINAL	-37	37	-29	-23
& NOW PART	-9	35	-75	-18
& NOW PART undefined	-2	24	-63	-13
& NOW REST	18	-16	-3	-39
& NOW REST undefined	13	-24	13	-21
& NOW SECOND PART	41	-42	-18	-14
& NOW SHARE	30	-20	-65	-15
& NOW SHARE LATER	32	-33	-20	-5
& NOW SHARE undefined	9	-2	-43	-15
& NOW … AMOUNT	-6	4	-4	-45
& NOW … COUNT	-37	15	-33	11
& NOW … DEPOSIT	-37	38	-19	-16
& NOW … FINAL	33	-4	-52	-62
& NOW … HANDOVER	48	-40	-23	-42
& NOW … LATER	31	-11	-49	-45
& NOW … LESS	-16	32	-56	-38
& NOW … NOW	40	-21	-38	-27
& NOW … PART	9	20	-84	-22
& NOW … PAST	0	16	-31	-9
& NOW … REST	18	-15	-7	-43
& NOW … SHARE	4	7	-39	-19
& NUMBER	-36	-32	36	-36
& PART	27	-5	-20	-50
& PART + REST	-4	16	-44	-26
& PART + SECOND	49	-9	-74	-64
& PART + SHARE	-22	32	-60	-15
& PART ALL	-65	63	-53	-33
& PART ALL HANDOVER	-32	30	-27	-19
& PART ALL undefined	-50	44	-38	-28
& PART AMOUNT	1	9	-17	-36
& PART AMOUNT AMOUNT	12	14	-36	-14
& PART COUNT	68	-73	-55	-56
& PART COUNT undefined	77	-62	-84	-54
& PART FINAL	16	12	-83	-23
& PART FINAL PART	42	-43	-24	-22
& PART FINAL undefined	-4	28	-63	-13
& PART NOW	-27	33	-10	-47
& PART NOW PART	-34	33	-30	-16
& PART NOW undefined	-21	14	8	-38
& PART PART	8	6	-16	-55
& PART PART undefined	3	11	-14	-46
& PART PAST	-39	48	-36	-5
& PART PAST LATER	-5	17	-37	-26
& PART PAST undefined	-34	40	-37	-1
& PART REST	32	-20	-61	-20
& PART REST undefined	32	-24	-51	-23
& PART SECOND	29	-34	-18	-24
& PART SHARE	23	-15	-32	-8
& PART SHARE undefined	26	-22	-26	-23
& PART … ALL	-66	62	-50	-32
& PART … AMOUNT	3	8	-22	-39
& PART … COUNT	56	-34	-59	-58
& PART … DEPOSIT	10	9	-35	-35
& PART … FINAL	23	8	-94	-5
& PART … HANDOVER	11	-8	-12	-36
& PART … LATER	35	-22	-40	-17
& PART … LESS	-10	19	-42	-12
& PART … NOW	-19	27	-7	-50
& PART … PART	19	-10	-18	-47
& PART … PAST	-22	40	-48	-7
& PART … REST	32	-10	-58	-26
& PART … SHARE	21	-12	-41	-10
& PAST	-18	31	-32	-16
& PAST $	-31	19	1	-16
& PAST + REST	23	0	-58	-25
& PAST + SECOND	42	-20	-61	-50
& PAST + SHARE	-35	35	-16	-28
& PAST AMOUNT	-2	29	-58	-22
& PAST AMOUNT undefined	-2	15	-28	-14
& PAST COUNT NOW	19	-16	-28	-17
& PAST DEPOSIT AMOUNT	-1	3	-37	-19
& PAST DEPOSIT NOW	22	-12	-38	-19
& PAST FINAL	15	29	-76	4
& PAST FINAL undefined	21	25	-78	6
& PAST HALF	-2	10	-41	-28
& PAST LATER HANDOVER	-8	-49	35	-25
& PAST LATER undefined	33	-22	-11	-52
& PAST LESS	-37	38	-34	-15
& PAST LESS undefined	-37	34	-23	-11
& PAST NOW REST	-17	23	-37	-18
& PAST PAST	-42	50	-32	-62
& PAST PAST undefined	-68	63	-26	-55
& PAST REST	-14	36	-90	-30
& PAST REST LATER	29	-27	-35	-23
& PAST REST undefined	-40	59	-79	-25
& PAST SECOND	25	-14	-43	-38
& PAST undefined	-31	19	1	-16
& PAST undefined undefined	-31	19	1	-16
& PAST … AMOUNT	-10	35	-74	-25
& PAST … FINAL	31	10	-77	1
& PAST … HALF	5	4	-51	-36
& PAST … HANDOVER	19	-25	4	-44
& PAST … LESS	-23	30	-48	-17
& PAST … NOW	-35	39	-12	-20
& PAST … PAST	-41	56	-41	-75
& PAST … REST	1	23	-71	-41
& PAST … SECOND	12	6	-60	-44
& REST	-12	42	-39	-98
& REST $	-22	8	8	-60
& REST + SHARE	-84	106	-125	-19
& REST AMOUNT	27	-11	-32	-45
& REST AMOUNT undefined	4	-1	-13	-41
& REST COUNT	-41	41	-30	-21
& REST COUNT undefined	-39	40	-29	-21
& REST DEPOSIT	-23	38	-75	-23
& REST DEPOSIT PAST	-31	28	-33	-9
& REST DEPOSIT SHARE	-44	44	-36	-18
& REST DEPOSIT undefined	7	7	-53	-17
& REST FINAL DEPOSIT	-30	31	-29	-16
& REST HALF	-23	30	-51	-11
& REST HALF undefined	-3	12	-43	-9
& REST HANDOVER	17	3	-40	-36
& REST HANDOVER DEPOSIT	-33	27	-26	-5
& REST HANDOVER undefined	24	-12	-34	-40
& REST LATER	21	-1	-52	-65
& REST LATER DEPOSIT	-51	55	-53	-29
& REST LATER HANDOVER	18	-13	-52	-17
& REST LATER LATER	42	-43	-30	-25
& REST LATER undefined	27	-21	-31	-69
& REST LESS	-84	76	-56	-23
& REST LESS DEPOSIT	-52	43	-33	-12
& REST LESS undefined	-53	48	-30	-17
& REST NOW	-3	24	-30	-53
& REST NOW HANDOVER	8	18	-44	-13
& REST NOW undefined	-23	20	-8	-41
& REST PAST undefined	12	-16	5	-29
& REST REST	5	13	-43	-17
& REST REST undefined	8	-3	-18	-27
& REST SHARE	-31	39	-31	-17
& REST SHARE HANDOVER	-3	9	-39	-6
& REST SHARE LATER	9	-7	-38	-13
& REST SHARE undefined	-36	46	-37	-13
& REST undefined	-22	8	8	-60
& REST undefined undefined	-22	8	8	-60
& REST … AMOUNT	18	-1	-32	-57
& REST … COUNT	-72	69	-49	-26
& REST … DEPOSIT	-69	86	-113	-34
& REST … FINAL	37	-23	-26	-28
& REST … HALF	-24	31	-52	-11
& REST … HANDOVER	32	-1	-69	-36
& REST … LATER	21	2	-66	-71
& REST … LESS	-93	87	-73	-23
& REST … NOW	-4	34	-45	-60
& REST … PAST	-7	27	-46	-37
& REST … REST	7	12	-46	-18
& REST … SHARE	-45	55	-38	-18
& SECOND $	-19	-47	42	-14
& SECOND + SHARE	-56	22	24	-13
& SECOND DEPOSIT	42	-34	-53	-16
& SECOND DEPOSIT undefined	49	-52	-47	-13
& SECOND FINAL	-6	54	-79	-20
& SECOND FINAL HANDOVER	29	-40	7	-7
& SECOND FINAL PART	-43	42	-42	-15
& SECOND FINAL PAST	-41	42	-42	-21
& SECOND FINAL undefined	3	36	-58	-48
& SECOND HALF	-105	75	-26	-58
& SECOND HALF HANDOVER	-23	29	-36	-17
& SECOND HALF NOW	-41	42	-35	-17
& SECOND HALF undefined	-85	44	-10	-49
& SECOND HANDOVER	-9	7	-2	-32
& SECOND LATER	39	-55	-22	-3
& SECOND LATER undefined	20	-43	-11	1
& SECOND NOW	-19	33	-39	-5
& SECOND PART	55	-29	-61	-41
& SECOND PART HANDOVER	39	-42	-22	-14
& SECOND PART LATER	34	-41	-21	-5
& SECOND PART undefined	43	-27	-46	-33
& SECOND PAST	28	-15	-32	-63
& SECOND PAST undefined	8	-3	-12	-49
& SECOND SHARE undefined	-40	32	-4	-15
& SECOND undefined	-19	-47	42	-14
& SECOND undefined undefined	-19	-47	42	-14
& SECOND … COUNT	-1	16	-37	-26
& SECOND … DEPOSIT	45	-33	-59	-16
& SECOND … FINAL	41	8	-88	-29
& SECOND … HALF	-104	76	-29	-58
& SECOND … HANDOVER	15	-3	-27	-49
& SECOND … LATER	40	-34	-44	2
& SECOND … NOW	-25	45	-53	-21
& SECOND … PART	46	-6	-73	-45
& SECOND … PAST	27	0	-58	-61
& SECOND … SHARE	-38	28	2	-11
& SHARE	5	4	-11	-74
& SHARE $	14	-26	8	-66
& SHARE AMOUNT	34	-60	13	-6
& SHARE COUNT	-5	11	-39	-12
& SHARE DEPOSIT PAST	-38	40	-34	-20
& SHARE DEPOSIT REST	46	-46	-32	-16
& SHARE FINAL	13	4	-61	-5
& SHARE FINAL undefined	-13	21	-42	-4
& SHARE HANDOVER	-32	41	-33	-16
& SHARE LATER	-10	24	-66	-32
& SHARE LATER HANDOVER	-21	30	-73	-9
& SHARE LATER LATER	11	-4	-32	-18
& SHARE LATER SHARE	41	-42	-29	-8
& SHARE LATER undefined	16	1	-90	-27
& SHARE LESS	26	-46	23	-9
& SHARE LESS PAST	40	-41	-35	-15
& SHARE LESS SHARE	36	-37	-19	-10
& SHARE NOW	17	2	-75	-29
& SHARE NOW SHARE	45	-45	-39	-6
& SHARE NOW SHARE LATER	44	-48	-16	-4
& SHARE NOW undefined	-24	38	-54	-30
& SHARE PART	27	-2	-48	-4
& SHARE PART undefined	15	9	-46	-17
& SHARE PAST	-41	27	0	-17
& SHARE PAST PAST	7	14	-37	-17
& SHARE REST	19	-5	-83	-12
& SHARE REST HANDOVER	0	3	-49	-12
& SHARE REST SHARE	42	-43	-18	-4
& SHARE REST undefined	-15	31	-63	-22
& SHARE SECOND undefined	-14	-44	29	-9
& SHARE SHARE	38	-38	-12	-18
& SHARE SHARE HANDOVER	61	-61	-52	-13
& SHARE SHARE LATER	10	-3	-35	-10
& SHARE undefined	14	-26	8	-66
& SHARE undefined undefined	14	-26	8	-66
& SHARE … AMOUNT	5	-44	26	-9
& SHARE … COUNT	-17	24	-51	-19
& SHARE … FINAL	6	11	-74	-7
& SHARE … HANDOVER	-12	30	-59	-18
& SHARE … LATER	1	16	-78	-35
& SHARE … LESS	30	-49	22	-9
& SHARE … NOW	22	-4	-64	-33
& SHARE … PART	37	-14	-58	-6
& SHARE … REST	33	-18	-92	-13
& SHARE … SHARE	44	-46	-15	-23
& WHOLE	-43	10	18	-16
& ^ ALL	-5	15	-26	-46
& ^ COUNT	75	-110	-40	0
& ^ DEPOSIT	67	-110	10	-42
& ^ FINAL	-167	49	35	-69
& ^ HALF	52	-35	-23	-45
& ^ HANDOVER	-40	4	32	-20
& ^ LESS	-59	25	8	-50
& ^ NOW	-22	-41	50	-14
& ^ NUMBER	-36	-32	36	-36
& ^ PART	17	-45	18	-29
& ^ REST	-83	60	-9	-75
& ^ SHARE	19	-15	-12	-60
& ^ WHOLE	-33	-8	23	-12
& ^ undefined	-52	-41	35	5
& first: ALL PART	-38	38	-32	-22
& first: AMOUNT	17	20	-85	-53
& first: AMOUNT LESS	-41	33	-25	-13
& first: COUNT PAST	27	-25	-27	-19
& first: DEPOSIT	93	-62	-75	-48
& first: DEPOSIT HALF	31	-35	-22	-13
& first: DEPOSIT LATER	30	-22	-39	-22
& first: DEPOSIT LESS	-47	48	-37	-14
& first: DEPOSIT NOW	22	-16	-41	-27
& first: DEPOSIT PAST	-21	31	-41	-33
& first: DEPOSIT SHARE	43	-40	-55	-7
& first: FINAL	-120	66	-2	-74
& first: FINAL PART	-45	62	-69	-14
& first: FINAL PAST	-48	1	12	-28
& first: HALF	36	-6	-90	-68
& first: HALF NOW	59	-66	-34	-18
& first: HALF PAST	-28	34	-43	-27
& first: HALF SECOND	-62	64	-55	-33
& first: HANDOVER	-48	70	-42	-21
& first: HANDOVER REST	-35	30	-26	-6
& first: HANDOVER SHARE	-46	36	6	-5
& first: LATER REST	-41	4	11	-21
& first: LESS	-48	47	-15	-36
& first: NOW	57	-35	-55	-12
& first: NOW PART	11	3	-37	-24
& first: NOW REST	-53	48	-35	-10
& first: NOW SHARE	10	-5	-36	-16
& first: PART	60	-16	-84	-36
& first: PART SECOND	30	-18	-48	-42
& first: PAST	17	7	-41	-31
& first: PAST SECOND	36	-38	-22	-23
& first: REST	-165	96	4	-54
& first: REST SHARE	-47	50	-48	-16
& first: SHARE	29	-34	-7	-29
& last: ALL	-36	32	-28	-25
& last: AMOUNT	-16	19	-2	-76
& last: AMOUNT DEPOSIT	-6	18	-36	-18
& last: AMOUNT PAST	-38	42	-36	-20
& last: COUNT	-10	24	-52	10
& last: COUNT HANDOVER	-8	20	-37	-13
& last: DEPOSIT	-60	81	-80	-21
& last: DEPOSIT LESS	-31	41	-49	-15
& last: DEPOSIT PAST	-21	27	-39	-13
& last: DEPOSIT REST	39	-44	-10	-23
& last: FINAL	98	-67	-85	-11
& last: FINAL HANDOVER	40	-40	-24	-11
& last: FINAL HANDOVER LATER	36	-36	-19	-11
& last: FINAL LATER	59	-72	-57	4
& last: FINAL NOW	-16	31	-40	-25
& last: FINAL PART	45	-45	-33	-19
& last: FINAL SHARE	-9	19	-45	-23
& last: HALF	51	-38	-31	-62
& last: HALF HANDOVER	39	-43	-23	-16
& last: HALF PAST	1	12	-43	-26
& last: HANDOVER	41	-53	5	-87
& last: HANDOVER LATER REST	56	-58	-19	-6
& last: HANDOVER NOW	-36	40	-17	-16
& last: HANDOVER REST	64	-62	-45	-14
& last: HANDOVER REST SHARE	33	-34	-18	-13
& last: LATER	59	-36	-68	-39
& last: LATER NOW	-44	50	-46	-21
& last: LATER PART	20	-5	-39	-15
& last: LATER PAST	52	-43	-34	-27
& last: LATER REST	34	-25	-72	-43
& last: LATER SHARE	-22	28	-51	-12
& last: LESS	30	14	-95	-42
& last: LESS PART	-39	37	-31	-6
& last: LESS PAST	-46	46	-38	-22
& last: NOW	-35	54	-28	-50
& last: NOW REST	-8	21	-54	-27
& last: PART	15	3	-29	-30
& last: PAST	5	19	-40	-26
& last: PAST REST	20	-16	-40	-22
& last: PAST SHARE	-54	55	-52	-24
& last: REST	109	-52	-185	-74
& last: REST SHARE	-27	31	-47	-17
& last: SECOND	32	-3	-65	-7
& last: SHARE	-14	11	-1	-35
& middle: AMOUNT	-47	46	-17	-39
& middle: AMOUNT PAST	-37	35	-19	-20
& middle: DEPOSIT	-29	51	-68	-21
& middle: FINAL	-32	36	-34	1
& middle: HALF	-32	37	-43	-26
& middle: HANDOVER	30	-11	-42	-32
& middle: LESS	16	-3	-51	-19
& middle: NOW	16	-10	-36	-5
& middle: NOW SHARE	9	-6	-33	-14
& middle: PART	-11	23	-50	-39
& middle: PAST	-64	75	-36	-26
& middle: REST	12	4	-42	-21
& middle: SECOND	1	14	-42	-17
& middle: SHARE	57	-43	-39	-13
& only: ALL	-31	44	-68	-42
& only: ALL PART	-45	39	-32	-24
& only: AMOUNT DEPOSIT	-11	27	-40	-17
& only: AMOUNT DEPOSIT LESS	-39	37	-32	-14
& only: COUNT	85	-113	-56	-2
& only: COUNT DEPOSIT	20	-6	-54	-4
& only: COUNT PART	73	-59	-77	-51
& only: COUNT PAST	12	-46	-20	11
& only: DEPOSIT	16	-32	10	-33
& only: DEPOSIT FINAL	-48	4	8	3
& only: DEPOSIT HALF	40	-43	-33	-21
& only: DEPOSIT LATER	-50	53	-42	-9
& only: DEPOSIT LATER REST	-60	56	-44	-21
& only: DEPOSIT LESS	-74	86	-94	-31
& only: DEPOSIT LESS PAST	-29	32	-35	-10
& only: DEPOSIT LESS SHARE	-39	2	22	-20
& only: DEPOSIT NOW	12	-47	12	-42
& only: DEPOSIT PAST	-42	28	0	-12
& only: DEPOSIT REST	-59	3	29	-22
& only: DEPOSIT SECOND	27	-12	-51	-15
& only: DEPOSIT SHARE	96	-119	-67	-17
& only: FINAL	-100	47	11	-53
& only: FINAL HANDOVER LATER	8	3	-44	-7
& only: FINAL NOW	-51	-4	18	-36
& only: FINAL PART	-93	61	-40	-39
& only: FINAL PART SECOND	-47	39	-29	-16
& only: FINAL PAST	-20	65	-90	7
& only: FINAL REST	-68	0	7	-28
& only: FINAL SECOND	-50	58	-49	-38
& only: FINAL SHARE	-39	57	-80	-6
& only: HALF	-13	23	-16	-52
& only: HALF HANDOVER SECOND	-35	32	-17	-10
& only: HALF NOW	23	-32	5	-32
& only: HALF NOW SECOND	-24	20	-16	-7
& only: HALF SECOND	-108	52	-14	-47
& only: HANDOVER	-31	25	6	-38
& only: HANDOVER LATER	33	-28	-22	-39
& only: HANDOVER LATER NOW SHARE	42	-46	-15	-4
& only: HANDOVER LATER SHARE	-39	39	-45	-14
& only: HANDOVER NOW REST	-7	25	-40	-20
& only: HANDOVER REST	-3	27	-55	-36
& only: HANDOVER REST SHARE	-69	68	-50	-12
& only: LATER NOW	-20	16	5	-36
& only: LATER REST SHARE	-28	29	-36	-17
& only: LESS	-76	45	-1	-54
& only: LESS PAST	-21	31	-41	-25
& only: LESS PAST SHARE	15	-12	-43	-7
& only: LESS SHARE	-34	-20	38	-7
& only: NOW PART	-16	-2	18	-37
& only: NOW REST	-37	4	13	-30
& only: NOW SHARE	6	5	-55	-25
& only: NUMBER	-36	-32	36	-36
& only: PART	-2	-4	10	-38
& only: PART SECOND	42	-24	-46	-53
& only: PART SHARE	0	5	-38	-9
& only: PAST	-29	9	2	1
& only: PAST REST	-14	29	-50	-13
& only: REST	-59	41	-2	-68
& only: REST SHARE	-51	74	-90	-12
& only: SECOND SHARE	-49	36	2	-13
& only: SHARE	-16	21	-10	-62
& undefined $	-52	-41	35	5
-<AL-	-39	46	-49	-29
-<ALL-	-39	46	-49	-29
-<ALL>-	-39	46	-49	-29
-<SH-	5	4	-11	-74
-<SHA-	5	4	-11	-74
-<SHAR-	5	4	-11	-74
-<WH-	-43	10	18	-16
-<WHO-	-43	10	18	-16
-<WHOL-	-43	10	18	-16
-<a>-	42	-25	-31	-14
-<aanb-	15	-3	-17	-57
-<ab-	-31	40	-60	45
-<ab>-	32	-5	-43	-33
-<aba-	-25	52	-55	-40
-<abat-	-17	47	-59	-36
-<abb-	-39	8	-36	36
-<aben-	21	-39	18	-16
-<aber-	-42	27	-4	-27
-<abg-	-13	19	-7	-46
-<abge-	-33	34	-7	-42
-<abi-	2	16	-38	-26
-<abit-	2	16	-38	-26
-<abl-	-29	31	-36	-26
-<abla-	-32	34	-37	-26
-<abna-	2	8	-45	-18
-<abo-	-26	1	-36	40
-<abo>-	-29	-33	-33	34
-<abon-	-31	24	-28	27
-<abs-	13	-11	0	-45
-<absc-	19	-13	-5	-40
-<abz-	-40	30	-10	-33
-<abzg-	2	10	-41	-13
-<ac-	39	-11	-36	-40
-<ac>-	34	-31	-37	-25
-<acab-	1	13	-26	-42
-<acc>-	43	-14	-57	-40
-<ace-	30	3	-57	-31
-<acer-	16	21	-60	-31
-<aco-	-3	5	-1	-33
-<acom-	-5	8	-3	-58
-<acor-	-44	8	12	-4
-<acp-	33	-19	-45	-32
-<acpt-	33	-19	-45	-32
-<act-	-42	-11	34	-2
-<ad-	31	-19	-17	-37
-<ades-	-7	15	-30	-36
-<adi-	22	11	-44	-46
-<adia-	25	7	-44	-46
-<adj-	26	-18	-44	13
-<adju-	27	-26	-39	13
-<aff-	-13	-50	21	7
-<affi-	-21	-44	12	12
-<afr-	-2	25	-41	-10
-<afre-	-5	27	-40	-9
-<ag-	-3	-15	-25	30
-<agor-	2	-17	13	-45
-<agos-	-11	-15	-44	39
-<ah-	33	-32	-12	-42
-<aho-	20	-16	-11	-35
-<ahor-	20	-16	-11	-35
-<aid-	-44	-22	19	6
-<aid>-	-44	-22	37	-29
-<ak-	8	24	-55	-15
-<akk-	13	2	-37	-27
-<akko-	13	2	-37	-27
-<ako-	14	20	-64	-46
-<akon-	14	20	-64	-46
-<al-	20	-17	-32	21
-<al>-	51	-15	-64	-2
-<albu-	-4	10	-8	-30
-<alla-	34	-12	-39	-25
-<alle-	-30	-7	24	-11
-<alr-	-15	17	-18	-31
-<alre-	-15	17	-18	-31
-<als-	24	-33	-16	2
-<als>-	39	-44	-27	-9
-<alte-	-2	-38	23	-30
-<altr-	5	21	-45	-26
-<alv-	33	-17	-51	-4
-<alva-	25	-8	-42	-3
-<am>-	18	-41	28	-27
-<amo-	-22	17	-5	-33
-<amou-	-28	12	3	-31
-<ana-	24	-45	1	-36
-<anal-	30	-42	-11	-37
-<anco-	1	12	-39	-22
-<and-	-26	-19	37	-28
-<and>-	-29	-23	37	-18
-<anda-	-4	-35	20	-35
-<ande-	-4	12	-15	-47
-<anf-	24	-27	-11	-37
-<ang-	34	-8	-28	-53
-<ange-	25	7	-26	-52
-<ani-	-32	-27	45	-28
-<anne-	18	11	-38	4
-<ano>-	-29	-40	28	12
-<anr-	-40	32	-17	-20
-<anre-	-39	32	-19	-19
-<ant-	25	-17	-16	-35
-<ante-	36	-11	-37	-13
-<anti-	-5	-7	7	-35
-<anu-	-23	-49	-20	48
-<anua-	-18	-52	-8	37
-<anz-	28	-16	-22	-55
-<anz>-	44	-22	-44	-36
-<anza-	-9	1	5	-47
-<aou-	10	-26	-45	30
-<aout-	10	-26	-45	30
-<ap-	6	8	-33	0
-<apa-	22	-29	-7	-41
-<apar-	22	-29	-7	-41
-<apos-	-8	31	-44	-36
-<app-	13	4	-20	-54
-<app>-	13	0	-21	-29
-<appe-	38	-2	-54	-27
-<appr-	10	7	-49	-33
-<apr-	-12	6	-34	22
-<apre-	-23	28	-14	-25
-<apri-	-43	-4	-13	34
-<apro-	39	-26	-58	-30
-<ar-	31	-27	-1	-48
-<ar>-	8	32	-49	-44
-<arb-	-34	-15	40	-48
-<are-	9	-8	-7	-37
-<are>-	18	7	-47	-26
-<arm-	8	5	-13	-43
-<arma-	8	14	-33	-35
-<arr-	29	-36	-15	-7
-<arra-	33	-43	-16	-1
-<arrh-	17	-7	-16	-41
-<art-	-7	-41	39	-28
-<arte-	-8	-39	38	-40
-<arti-	-55	-11	44	-21
-<asse-	-49	9	7	16
-<at-	18	-76	17	16
-<at>-	9	-41	12	4
-<ate-	8	-41	2	15
-<atel-	-38	-21	0	13
-<auc-	-50	-8	35	-1
-<aud-	-14	-18	28	-38
-<audi-	-14	-18	28	-38
-<auf-	29	-32	10	-63
-<auft-	25	-17	-2	-59
-<aug-	11	-42	-44	41
-<aus-	-45	21	12	-46
-<ausz-	-44	41	-12	-29
-<aut-	19	10	-54	17
-<auto-	17	9	-47	15
-<autr-	-6	17	-10	-47
-<aux-	-50	7	31	5
-<ava-	35	-28	-14	-38
-<avai-	-43	43	-32	-15
-<avan-	44	-41	-14	-37
-<ave-	-65	20	1	24
-<aven-	-23	-31	-41	36
-<avev-	-51	45	-38	-24
-<avez-	-43	5	22	-31
-<avi-	-41	39	-44	9
-<avie-	-33	40	-41	-31
-<avon-	31	-38	-15	-22
-<avv-	43	-29	-51	-22
-<ay-	-39	25	-4	3
-<aya-	-43	30	3	-22
-<ayan-	-43	30	3	-22
-<az-	22	-15	-9	-45
-<az>-	38	-19	-45	-31
-<ba-	-10	19	-8	-41
-<bac-	-40	5	-5	12
-<back-	-33	12	-24	15
-<bal-	-49	40	-7	-77
-<bal>-	-21	55	-65	-48
-<bala-	-42	-2	28	-55
-<bank-	-45	13	17	-28
-<bann-	-10	-45	39	-24
-<bar-	-1	-13	18	-57
-<bat-	3	-7	7	-35
-<be-	15	-41	9	-2
-<be>-	51	-51	-21	-9
-<bed-	-35	12	26	-53
-<bedr-	-27	17	16	-51
-<bee-	-40	17	6	-13
-<been-	-12	32	-47	-15
-<begi-	37	-45	-26	-31
-<begl-	-53	49	-7	-31
-<bei>-	42	-35	-19	-57
-<beim-	-10	3	9	-38
-<bell-	9	6	-38	-24
-<bes-	11	-14	-1	-41
-<besp-	0	3	0	-43
-<best-	14	-19	0	-49
-<beta-	0	-1	-7	-35
-<bev-	28	-37	-16	-19
-<bew-	3	-36	35	-27
-<bewe-	-39	-35	39	-27
-<bez-	-49	-6	35	-6
-<beza-	-31	-4	21	-32
-<bie-	-55	25	24	-8
-<bien-	-50	30	10	-2
-<bij-	24	-20	-15	-12
-<bij>-	30	-22	-11	-69
-<bik-	-15	-33	29	-9
-<bike-	-15	-33	29	-9
-<bila-	-17	-12	31	-53
-<bill-	41	-18	-37	2
-<bir-	-36	-34	43	-20
-<birt-	-42	-35	39	-19
-<bit-	15	21	-39	-41
-<bitt-	9	6	-65	-42
-<bla-	-34	-49	47	-22
-<blij-	-24	38	-34	-12
-<blo-	40	-54	-25	5
-<bloc-	28	-26	-3	-52
-<boni-	-42	22	5	-14
-<bono-	18	21	-38	-6
-<bord-	-45	-22	40	-13
-<bot-	-7	-10	27	-42
-<bou-	23	-23	-8	-33
-<box-	-44	5	-3	26
-<box>-	-44	5	-3	26
-<boz-	21	-38	10	-30
-<bozz-	21	-38	10	-30
-<br-	16	-2	-7	-52
-<bra-	18	13	-23	-47
-<broc-	-14	5	8	-29
-<brui-	42	-24	-34	-38
-<bud-	4	3	-34	4
-<budg-	4	3	-34	4
-<bui-	15	-21	4	-40
-<buil-	16	-19	0	-36
-<c>-	28	-13	-22	-44
-<ca-	-24	-42	36	8
-<ca>-	2	-31	13	-36
-<cac-	7	-5	1	-53
-<cach-	6	11	-17	-48
-<cad-	-7	-59	-14	35
-<cada-	10	-48	-48	44
-<cade-	-43	-27	44	-36
-<cal-	-44	-45	47	-1
-<calc-	-50	-35	53	-29
-<call-	16	-51	7	1
-<cam-	0	-23	20	-47
-<camb-	-34	-35	36	-22
-<came-	-35	7	27	-30
-<cami-	13	-37	18	-38
-<can>-	37	-41	-33	-12
-<cano-	-45	-4	-29	31
-<cant-	0	-6	9	-26
-<cap-	1	-8	8	-43
-<capi-	14	-3	-9	-33
-<car-	-32	-44	30	24
-<card-	-46	-37	46	-7
-<care-	-44	-26	-23	40
-<cart-	-36	-77	65	-16
-<cas-	1	25	-14	-60
-<cat-	12	-3	-16	-55
-<cata-	1	-2	-2	-38
-<cate-	17	-4	-29	-38
-<cau-	3	-12	8	-39
-<ce-	14	-23	13	-46
-<ce>-	5	35	-47	-35
-<cen-	26	-15	-10	-41
-<cent-	23	-3	-22	-42
-<cer-	1	-21	24	-71
-<cert-	17	-6	-13	-45
-<cet-	37	-39	-29	2
-<cett-	31	-32	-29	2
-<cfd-	-20	24	-34	-14
-<cfdi-	-20	24	-34	-14
-<cha-	-1	-38	27	-12
-<chan-	-3	-3	4	-52
-<chap-	28	-2	-23	-35
-<chaq-	-5	-29	-38	28
-<che-	-39	43	-21	-3
-<che>-	-22	47	-63	-26
-<chec-	-34	-18	7	14
-<chiu-	-37	43	-30	-35
-<cie-	-13	18	-10	-44
-<cier-	-16	25	-20	-38
-<cl-	-47	-3	28	-3
-<clai-	36	-19	-38	-33
-<clas-	-50	-21	28	-1
-<cle-	-51	-4	4	18
-<clea-	-58	-7	-1	21
-<cli-	-47	-19	45	-20
-<clie-	-30	-10	27	-30
-<clip-	-12	-39	36	-26
-<clo-	-13	33	-30	-25
-<clos-	-22	33	-31	-41
-<clot-	-25	27	-13	-34
-<clu-	-34	-29	15	9
-<club-	-34	-29	15	9
-<coc-	9	8	-18	-34
-<coci-	23	10	-43	-27
-<coll-	-4	16	-40	14
-<colo-	-12	-1	11	-47
-<como-	-52	4	1	30
-<comp-	-39	13	12	-6
-<conc-	-2	23	-20	-49
-<cong-	4	22	-39	-46
-<cons-	-50	-10	41	-14
-<cont-	15	-13	-46	35
-<copy-	1	1	-2	-38
-<corp-	4	7	-13	-30
-<corr-	-36	-25	35	-3
-<cort-	-22	-34	35	8
-<cot-	25	-14	-44	12
-<cou-	22	-47	10	-22
-<coul-	34	-40	0	-26
-<coz-	5	23	-45	-20
-<cozi-	3	24	-44	-20
-<cre-	-7	24	-3	-51
-<crea-	-17	-1	15	-34
-<cred-	-4	32	-25	-39
-<crm-	2	11	-37	4
-<crm>-	2	11	-37	4
-<cu-	16	-30	-12	13
-<cua-	29	-12	-43	6
-<cuan-	34	-23	-46	-31
-<cue-	27	-4	-34	-47
-<cuen-	21	-5	-26	-42
-<curs-	9	0	-1	-50
-<cus-	11	-42	17	-32
-<cut-	-17	-52	17	19
-<cut>-	-18	-47	48	-35
-<d>-	-17	-63	38	18
-<dac-	21	12	-33	-40
-<dach-	21	12	-33	-40
-<dad-	-44	5	10	11
-<dag-	-15	-52	47	-21
-<dak-	12	-5	-13	-36
-<dak>-	29	-14	-42	-36
-<dam-	-10	9	2	-39
-<dami-	2	13	-12	-38
-<dan>-	-12	13	-4	-38
-<dans-	10	-36	11	-7
-<dat-	64	-32	-56	-30
-<data-	46	-53	-27	-36
-<date-	48	-51	-24	-15
-<day-	-16	-54	51	-24
-<day>-	-3	-44	38	-45
-<de>-	-9	-29	17	0
-<debi-	-39	8	-11	16
-<debu-	14	3	-41	-8
-<dece-	-6	-18	-34	26
-<deco-	-3	-8	16	-56
-<ded-	-12	28	-41	-47
-<dedu-	0	24	-89	-35
-<dee-	-3	8	4	-61
-<deel-	1	9	-2	-61
-<def-	-32	34	-10	-44
-<defi-	-21	22	-6	-41
-<deg-	-3	-23	15	-38
-<dej-	-55	29	6	-40
-<deja-	-45	32	-4	-28
-<dem-	39	-42	-3	-36
-<dema-	47	-22	-43	-53
-<demi-	-38	-30	39	-29
-<dent-	-33	-2	32	-36
-<dep-	16	-9	-5	-87
-<dep>-	43	-15	-47	-39
-<depl-	-46	-16	39	-28
-<depo-	2	-7	6	-86
-<der-	-6	38	-51	-16
-<derd-	5	25	-53	-26
-<dern-	-38	29	-9	-31
-<desc-	-29	14	16	-48
-<desp-	19	-19	-2	-47
-<dess-	-40	25	12	-20
-<det-	-48	30	-12	15
-<detr-	-33	19	-3	0
-<deu>-	-39	36	-16	-16
-<devi-	8	1	-2	-40
-<devo-	-44	37	-23	-29
-<dg-	-35	38	-31	-33
-<dgd-	-30	39	-42	-27
-<dgd>-	-30	39	-42	-27
-<dia-	-25	-36	40	-8
-<diag-	4	-24	18	-42
-<dias-	-12	-33	19	-1
-<dic-	15	-51	-9	26
-<die>-	-4	19	-30	-14
-<dif-	-20	53	-64	-35
-<dife-	-11	37	-55	-29
-<diff-	-18	40	-44	-27
-<din-	27	-30	-11	-34
-<dip-	-44	3	26	-19
-<dir-	10	-53	4	14
-<dire-	4	-40	-4	16
-<dis-	-9	-50	39	2
-<disc-	-1	-41	29	-41
-<dise-	3	-23	15	-33
-<dist-	-47	5	27	-28
-<dit-	10	14	-30	-64
-<dit>-	9	14	-30	-64
-<dj-	3	-39	25	-36
-<dj>-	3	-39	25	-36
-<docu-	8	-12	-1	-43
-<dod-	-36	-6	16	-3
-<dodi-	-36	-6	16	-3
-<dois-	-2	-8	7	-29
-<dom-	-61	-32	-11	36
-<domi-	-50	-44	-3	25
-<done-	-14	33	-25	-43
-<dop-	-17	24	-25	-21
-<dopo-	-16	23	-28	-19
-<dos-	10	7	-11	-47
-<dos>-	5	12	-15	-39
-<doss-	12	-13	-3	-29
-<doul-	5	16	-34	-29
-<dov-	-21	28	-41	4
-<dovu-	-13	26	-41	-23
-<dow-	18	-10	-13	-39
-<down-	18	-10	-13	-39
-<dr-	19	-12	2	-64
-<dra-	10	-11	-2	-58
-<draa-	19	-3	-41	-22
-<draf-	-15	-47	38	-35
-<draw-	18	19	-57	-26
-<dre-	30	-16	-20	-50
-<dri-	10	20	-41	-23
-<drit-	12	23	-59	-25
-<dro-	-12	-58	37	-24
-<dron-	-22	-47	38	-32
-<dru-	-33	1	26	-38
-<duo-	-34	-32	36	-24
-<duo>-	-34	-32	36	-24
-<e>-	-39	-11	46	-20
-<ec-	5	9	-25	-4
-<ecc-	-6	12	-44	2
-<ecco-	-6	12	-44	2
-<ech-	26	7	-64	-9
-<eche-	24	9	-59	-12
-<ed-	-28	-10	32	-44
-<edi-	-24	-15	34	-44
-<edic-	-22	-17	34	-23
-<edit-	-18	-12	22	-38
-<ee-	23	-34	6	-38
-<een-	16	-53	28	-38
-<een>-	26	-48	15	-37
-<eers-	29	-21	-23	-14
-<eige-	10	-41	8	-31
-<ein>-	3	-44	19	-3
-<eind-	-41	47	-16	-56
-<eine-	-43	-71	71	-35
-<einm-	-13	-46	42	-27
-<einz-	-42	-30	27	-8
-<ejec-	31	-7	-47	-32
-<elet-	1	-7	10	-36
-<elk-	-19	-44	-25	38
-<em-	-25	7	5	-5
-<em>-	-26	15	-3	2
-<emet-	38	-40	-17	-16
-<empa-	-20	-39	31	-22
-<empe-	32	-12	-43	-23
-<empr-	-33	32	-11	-35
-<enc-	18	20	-40	-51
-<ence-	-51	30	-6	-28
-<enco-	1	19	-25	-33
-<enda-	0	20	-38	-37
-<endr-	-30	6	23	-36
-<ener-	-47	24	-33	28
-<enga-	41	-16	-55	3
-<ens-	12	-22	9	-53
-<ensa-	8	-22	5	-39
-<ense-	-12	1	12	-41
-<ente-	-40	-50	45	-2
-<enti-	-55	-58	64	-32
-<equi-	-24	-38	21	-5
-<er-	18	5	-29	-29
-<er>-	33	-17	-33	-21
-<era-	-80	66	-29	-39
-<era>-	-57	35	0	-20
-<eraf-	-47	47	-41	-37
-<ere-	23	-4	-46	-35
-<erel-	22	-3	-46	-34
-<erl-	-3	15	-19	-30
-<erle-	-9	13	-10	-27
-<ers-	25	-45	-3	-10
-<erst-	27	-42	-9	-8
-<es-	8	23	-38	-24
-<escr-	-29	-41	28	5
-<escu-	16	-2	-33	-2
-<ese-	14	-4	1	-46
-<esp-	-39	5	12	-7
-<espe-	-43	29	-9	-21
-<esq-	25	-42	-10	-30
-<esqu-	24	-40	-10	-30
-<est-	5	29	-46	-30
-<est>-	-17	28	-23	-24
-<esta-	-28	36	-35	-3
-<este-	9	6	-48	-14
-<esti-	39	-41	-20	-40
-<estr-	24	-41	6	-22
-<estu-	-8	6	6	-40
-<et-	-41	-18	53	-36
-<et>-	-32	-2	27	-12
-<eta-	8	-17	6	-51
-<etag-	-30	-28	37	-26
-<etan-	-17	27	-54	-36
-<etap-	45	-39	-27	-29
-<ete-	-64	26	9	-8
-<ete>-	-67	26	11	-6
-<eti-	-28	-32	40	-41
-<eu>-	5	-1	-42	3
-<euro-	17	-11	4	-63
-<even-	19	-41	14	-45
-<ever-	-54	-11	-15	28
-<exa-	-22	-35	43	-37
-<exam-	-9	-30	28	-37
-<exc-	-13	-8	16	-36
-<exce-	-41	-5	20	-22
-<exec-	24	-8	-32	4
-<exig-	-12	28	-37	-23
-<f>-	-45	-2	31	-33
-<fa-	39	-6	-29	-52
-<fa>-	-42	19	-1	-40
-<fabr-	25	-32	-5	-23
-<fai-	-15	21	-14	-38
-<fal-	14	13	-69	-14
-<fall-	7	2	-24	-18
-<falt-	10	15	-97	-39
-<fas-	47	-15	-51	-49
-<fase-	46	-24	-38	-47
-<fat-	14	-2	-8	-43
-<fatt-	2	-1	-3	-36
-<fau-	-23	19	-8	-35
-<fe-	2	7	-49	28
-<feb-	-50	-2	-54	57
-<feb>-	-11	3	-30	24
-<febr-	-41	-4	-28	35
-<fec-	-2	25	-27	-49
-<fech-	-2	25	-27	-49
-<fees-	21	7	-34	-48
-<feh-	-18	25	-26	-34
-<fehl-	-18	25	-26	-34
-<fer-	16	-15	2	-59
-<ferr-	-11	-10	21	-36
-<fert-	-10	7	1	-45
-<fes-	-6	-9	16	-45
-<fest-	-6	-9	16	-45
-<fev-	-19	5	-62	40
-<feve-	-5	6	-44	23
-<fevr-	-19	2	-40	26
-<fic-	-39	46	-33	-6
-<fica-	-23	51	-60	-44
-<fico-	-13	20	-18	-33
-<fid-	-34	-42	40	-20
-<fil-	9	-3	-3	-44
-<film-	9	2	-13	-44
-<fim-	12	-30	-4	8
-<fim>-	12	-30	-4	8
-<fin-	-31	33	-13	-41
-<fina-	-33	18	6	-53
-<finc-	15	-40	23	-1
-<fine-	-1	12	-34	1
-<fini-	8	9	-24	-49
-<firm-	10	7	-33	-18
-<fisc-	-37	-34	14	3
-<fit-	-9	-1	13	-58
-<fitt-	-10	13	-3	-44
-<fix-	4	-72	18	17
-<fixe-	-46	-38	34	13
-<fixi-	34	-37	-5	-18
-<fixo-	-40	-33	13	5
-<fl-	-10	-45	40	-15
-<floo-	-33	-31	37	-26
-<fly-	-7	-41	32	-28
-<flye-	-26	-34	34	-28
-<foi-	-26	19	0	-15
-<foi>-	-48	37	1	-30
-<fold-	-41	-32	39	-21
-<folg-	25	-12	-39	-19
-<foll-	-7	-15	22	-44
-<fon-	34	-15	-14	-44
-<fond-	46	-5	-58	-46
-<fora-	-26	35	-34	-17
-<fot-	7	-18	10	-46
-<foto-	7	-18	10	-46
-<fr>-	17	-17	1	-43
-<fram-	33	-41	-30	12
-<frei-	-14	37	-44	-25
-<fri-	-57	19	-4	2
-<frid-	-35	6	8	-10
-<from-	9	-7	-6	-43
-<fron-	25	-49	-7	-7
-<ft-	-50	36	3	-36
-<ft>-	-50	36	3	-36
-<ful-	-36	-1	22	-43
-<full-	-36	-1	22	-44
-<furt-	12	0	-18	-35
-<gaa-	13	15	-39	-25
-<gall-	-38	28	7	-7
-<gara-	-39	35	4	-55
-<gard-	-11	24	-30	12
-<gat-	0	-43	23	-16
-<ge-	-38	-38	44	7
-<geb-	-40	2	15	10
-<gebr-	-52	41	-34	20
-<gebu-	12	-42	14	-10
-<ged-	3	3	-5	-37
-<geen-	-40	-9	27	11
-<geg-	-42	31	-2	-27
-<gege-	-42	32	-4	-25
-<geh-	-51	-19	32	5
-<gehe-	-37	-31	38	-33
-<gem>-	48	-7	-61	-20
-<gema-	0	-40	31	-7
-<gep-	-40	16	13	-36
-<ger-	-8	-50	46	-56
-<gera-	-29	-35	33	-33
-<gere-	19	-36	20	-42
-<ges-	-28	-43	28	11
-<gesa-	-35	-13	37	-44
-<gesc-	-5	-28	25	-44
-<get-	19	-41	12	-24
-<get>-	52	-51	-40	-26
-<gett-	11	-35	6	-23
-<gev-	-48	-12	42	-35
-<gew-	-43	8	5	11
-<gewa-	-33	27	-30	6
-<gia-	-36	33	-16	-37
-<gia>-	-50	41	-18	-45
-<git-	25	-24	-40	18
-<giug-	-16	0	-24	20
-<glob-	-27	-35	35	-30
-<go-	11	6	-19	-43
-<goe-	24	-12	-25	-42
-<gra-	-1	17	-14	-38
-<graa-	24	-13	-24	-39
-<grac-	-48	29	3	-10
-<gran-	10	2	-20	-35
-<gros-	25	-9	-38	-25
-<gru-	-17	-50	6	21
-<guia-	-32	-30	35	-29
-<h>-	-13	-87	35	1
-<ha-	-24	33	-10	-20
-<hab-	-63	27	2	7
-<habe-	-37	32	-7	-34
-<habi-	-43	8	-12	18
-<habt-	-38	17	-6	4
-<had-	-65	69	-44	-18
-<had>-	-66	57	-33	-13
-<hadd-	-21	33	-28	-29
-<hal-	1	-26	27	-37
-<halb-	-48	-25	35	-1
-<halv-	11	-42	3	-32
-<han-	3	16	-19	-66
-<hand-	15	-5	-15	-58
-<hang-	-47	31	-5	-33
-<has-	3	23	-43	-1
-<has>-	-2	23	-52	-27
-<hat-	-28	39	-51	-24
-<hatt-	-32	38	-36	-20
-<have-	-7	29	-46	-14
-<heb-	-20	15	-60	35
-<hec-	-32	-16	35	-37
-<hech-	-29	-10	31	-35
-<hele-	-59	-32	44	-5
-<helf-	0	14	-27	-33
-<hers-	-41	14	29	-26
-<heu-	0	-46	7	10
-<heur-	-23	-45	12	11
-<hi-	-41	4	38	-54
-<hir-	-35	8	17	-27
-<hire-	-35	9	17	-27
-<hit-	19	0	-41	-23
-<hito-	19	0	-41	-23
-<hoch-	15	-2	-27	-32
-<hoj-	5	6	-35	-9
-<hol-	34	2	-41	-41
-<hold-	34	4	-47	-34
-<hom-	-39	17	1	-2
-<hor-	-14	-51	19	17
-<hora-	-46	-65	23	24
-<hos-	-52	-47	-17	38
-<hosp-	-34	-42	-8	28
-<host-	-38	-36	-16	30
-<hour-	-19	-43	-8	22
-<hout-	29	2	-51	-49
-<hr-	-20	-51	16	18
-<hrs-	-16	-49	10	17
-<hrs>-	-16	-49	10	17
-<hu-	-23	-50	39	3
-<huu-	-48	-54	9	23
-<huur-	-48	-54	9	23
-<i>-	50	-17	-61	-20
-<ici-	7	4	-33	7
-<ici>-	7	4	-33	7
-<id-	2	-4	4	-31
-<ide-	15	13	-33	-47
-<iden-	20	17	-53	-45
-<ihr>-	15	-15	-28	13
-<ii-	17	-36	-35	25
-<ik-	27	0	-45	-10
-<ik>-	27	0	-45	-10
-<il-	16	-1	-13	-42
-<il>-	15	4	-32	-22
-<ill-	1	-2	4	-42
-<illu-	1	-1	4	-47
-<ilu-	10	-17	10	-36
-<ilus-	10	-17	10	-36
-<impr-	6	-38	17	10
-<impu-	-43	18	8	-8
-<in-	-3	-32	24	-24
-<inb-	-46	-8	39	-16
-<inbe-	-38	-10	22	1
-<inc-	-52	-13	34	-9
-<inca-	10	17	-42	-3
-<incl-	-65	-39	59	-12
-<ing-	-45	11	19	-9
-<ini-	73	-56	-63	-60
-<inic-	49	-25	-54	-54
-<init-	37	-36	-32	-18
-<iniz-	34	-36	-17	-20
-<ink-	-33	-20	25	-2
-<inkl-	-60	-22	26	10
-<insc-	30	-16	-32	-41
-<int-	-6	-31	26	-30
-<inte-	-12	-29	33	-39
-<inv>-	4	20	-20	-41
-<ir-	-14	-43	40	-24
-<is-	-13	45	-49	-30
-<is>-	-15	42	-43	-23
-<ist-	-11	32	-45	-20
-<ist>-	-1	20	-48	-9
-<iv-	-32	-28	33	6
-<iva-	-35	-26	40	-12
-<iva>-	-35	-26	40	-12
-<ja-	-44	40	-53	43
-<ja>-	-24	51	-50	-58
-<jal-	20	2	-30	-33
-<jalo-	20	2	-30	-33
-<jan-	-54	15	-50	52
-<jan>-	-32	10	-32	23
-<jane-	-23	13	-37	16
-<janu-	-31	8	-33	30
-<je>-	-39	36	-24	6
-<jet-	7	0	-17	-39
-<jetz-	7	0	-17	-39
-<jo-	-40	-21	26	14
-<joa-	-37	36	-27	-20
-<job>-	-27	5	17	-30
-<jor-	-10	-37	16	-3
-<jorn-	-10	-37	16	-3
-<ju-	-7	-35	-53	71
-<jui-	7	-20	-49	39
-<juil-	7	-21	-39	19
-<jul-	-19	-8	-38	34
-<juli-	-8	-44	-32	38
-<july-	-36	-3	-1	6
-<jun-	-1	-14	-46	46
-<june-	-3	7	-34	26
-<junt-	-39	-33	41	-27
-<juri-	-43	-41	16	16
-<kam-	-44	14	21	-30
-<kap-	26	-17	-8	-35
-<kau-	2	-34	19	-12
-<kaut-	-31	-40	38	-28
-<keuk-	7	9	-42	-30
-<ki-	31	-15	-27	-10
-<kic-	43	-26	-45	-27
-<kick-	43	-26	-45	-27
-<kit-	0	19	-44	-35
-<kitc-	13	4	-38	-27
-<klaa-	7	9	-18	-38
-<kle-	-8	-38	38	-15
-<kn-	-4	8	6	-43
-<ko-	8	-36	10	-12
-<komp-	-50	0	28	-20
-<komt-	32	-20	-35	-32
-<kor-	-33	-52	43	-21
-<kort-	-27	-42	34	-15
-<kos-	29	-13	-30	-41
-<kost-	29	-13	-30	-41
-<kr-	-4	-16	20	-44
-<kre-	-47	30	-3	-18
-<kri-	27	-32	-19	-26
-<kuc-	6	17	-42	-27
-<kuch-	6	17	-42	-27
-<kur-	-31	-21	37	-49
-<kurs-	-26	-18	30	-43
-<kw-	0	-16	-39	33
-<kw>-	6	-17	-27	17
-<la-	0	-4	-1	-18
-<la>-	16	-3	-7	-51
-<laa-	-27	17	-7	-14
-<laat-	-29	16	-5	-14
-<lan-	0	-11	8	-58
-<land-	-43	-13	36	-25
-<lang-	-51	-30	45	-33
-<lapi-	5	30	-40	-27
-<lar-	26	-38	-4	-1
-<las-	-31	48	-35	-42
-<las>-	-5	24	-24	-36
-<lat-	33	-28	-11	-31
-<lavo-	-6	-12	14	-43
-<lay-	-9	-15	24	-35
-<lea-	-28	12	24	-55
-<lef-	-40	50	-49	-27
-<left-	-39	49	-48	-27
-<lege-	-42	-16	36	-14
-<legn-	15	5	-25	-34
-<len-	-36	-39	41	-35
-<les-	-13	32	-44	2
-<let-	-51	13	26	-38
-<lett-	-27	-39	39	-17
-<letz-	-36	23	-5	-42
-<lev-	-19	24	0	-39
-<leva-	18	-38	-3	-36
-<lez-	-41	-41	24	7
-<lezi-	-39	-41	23	7
-<li-	-37	10	-18	40
-<libe-	-9	33	-54	-37
-<lic-	-12	-50	-6	25
-<lim-	-51	-59	4	29
-<limp-	-48	-55	0	30
-<liq-	-5	22	-22	-40
-<liqu-	-1	10	-11	-39
-<lit-	-7	-42	18	-4
-<lla-	-48	-8	36	-30
-<llav-	-37	-6	26	-27
-<lo>-	14	26	-51	-55
-<logo-	-4	-14	16	-23
-<loop-	24	1	-37	-3
-<los>-	-6	34	-47	-8
-<lot-	4	22	-30	-37
-<lot>-	-16	31	-26	-50
-<lp-	18	11	-45	-23
-<lph-	18	11	-45	-23
-<lph>-	18	11	-45	-23
-<lt-	36	-9	-55	-12
-<lt>-	36	-9	-55	-12
-<luc-	4	-27	13	-27
-<lug-	-17	-10	-34	32
-<lugl-	-17	-2	-34	26
-<ma-	-20	-17	-42	65
-<ma>-	19	-39	-24	18
-<maa-	-20	-21	-48	53
-<maan-	-53	-40	-39	54
-<maat-	20	-1	-50	-26
-<mach-	4	-41	17	-5
-<mad-	9	-6	-1	-50
-<made-	18	-2	-17	-42
-<mai-	1	-49	-8	29
-<mai>-	-23	-19	-20	29
-<mail-	-22	-40	44	-46
-<mal-	14	-30	13	-21
-<mal>-	11	-42	12	6
-<manc-	-25	49	-52	-44
-<mand-	8	5	-30	-10
-<mang-	-40	21	-3	-23
-<mano-	-19	2	24	-55
-<manq-	-61	48	-30	-35
-<mant-	-6	-45	-39	42
-<map-	-36	-24	33	-21
-<maq-	11	-15	1	-46
-<maqu-	11	-15	1	-46
-<mar-	-28	10	-19	27
-<mar>-	-31	22	-30	11
-<mars-	-39	-8	-18	31
-<marz-	-52	13	-13	34
-<mas>-	35	-45	-7	-7
-<mass-	15	-28	18	-41
-<mat-	18	-16	-3	-41
-<mate-	16	-15	0	-74
-<me-	-38	-17	-26	62
-<me>-	-11	38	-47	-17
-<mee-	-22	12	17	-35
-<meer-	-45	18	10	-29
-<mei-	6	-44	-15	24
-<meia-	-42	0	34	-18
-<meil-	27	-9	-33	-28
-<mein-	-5	-35	14	7
-<memo-	10	-21	9	-38
-<men-	-64	-18	-18	42
-<meno-	-55	38	-15	-47
-<mens-	-48	-50	-40	54
-<ment-	12	15	-52	-41
-<menu-	-33	-18	48	-51
-<mes-	-41	-41	-55	81
-<mes>-	-53	-49	-71	74
-<mese-	-62	-25	-33	52
-<mess-	-1	8	13	-56
-<met-	3	-5	7	-38
-<meta-	1	15	-21	-58
-<metr-	24	-27	-1	-32
-<mezz-	-39	-8	20	-16
-<mid-	39	-63	5	5
-<midd-	29	-45	4	-18
-<miet-	-12	-42	-7	13
-<mig-	1	-2	4	-38
-<migr-	1	20	-17	-37
-<mij-	51	-31	-43	-32
-<mil-	5	3	0	-56
-<mil>-	-6	28	-44	-32
-<mile-	9	-21	12	-34
-<min-	-81	22	26	-23
-<min>-	-75	28	15	-29
-<mind-	-8	24	-46	-14
-<minu-	-39	-14	31	-9
-<mir>-	-19	17	-6	-34
-<mita-	7	12	-33	-32
-<mitt-	30	-40	-6	2
-<mix-	1	-46	40	-23
-<mo-	-10	-33	-4	32
-<mob-	23	3	-44	-40
-<mobi-	18	4	-40	-37
-<mod-	-32	-32	47	-58
-<mode-	-52	-22	43	-35
-<modu-	-7	-18	16	-39
-<moe-	7	3	-14	-38
-<moi-	-22	29	-77	39
-<moin-	-16	28	-25	-38
-<mois-	-43	-28	-64	62
-<moit-	8	9	-32	-49
-<mon-	-20	-40	0	38
-<mona-	-44	-40	-39	45
-<mone-	19	8	-26	-43
-<more-	30	-30	-10	-39
-<mot-	-32	-6	35	-50
-<mt-	-31	-30	-47	46
-<mtl-	-23	-24	-32	32
-<mtl>-	-23	-24	-32	32
-<mud-	-16	-1	13	-36
-<muda-	-16	-1	13	-36
-<mur-	10	17	-19	-46
-<mura-	8	17	-19	-41
-<n>-	46	-46	-11	-64
-<na-	-17	-1	27	-35
-<na>-	-13	-2	20	-78
-<naa-	20	-28	1	-37
-<naca-	4	13	-36	-16
-<nad-	-43	-18	40	-38
-<nada-	-44	-26	42	-36
-<nav-	3	11	-46	6
-<nave-	10	9	-40	7
-<ne-	-24	-47	33	27
-<nel-	14	-31	3	6
-<nell-	15	-32	14	-24
-<nes-	-47	-18	42	-27
-<ness-	-38	-33	38	-13
-<net-	-30	-14	23	-10
-<net>-	-31	-9	16	-20
-<neu-	-6	-27	30	-50
-<nex-	2	-35	-45	16
-<next-	2	-35	-45	16
-<ni-	-42	-62	48	16
-<nie-	-11	-40	13	8
-<niet-	0	-49	30	-38
-<no-	8	3	-36	11
-<no>-	44	-35	-15	-36
-<noc-	-5	24	-17	-40
-<noch-	-24	37	-35	-29
-<nog-	-4	42	-62	-60
-<nog>-	-4	43	-64	-59
-<nom-	-40	3	-18	28
-<nos>-	14	4	-60	15
-<noth-	-53	3	29	-32
-<nov-	-27	-44	-17	36
-<nov>-	-24	-25	-30	35
-<now-	5	7	-16	-51
-<now>-	5	7	-16	-51
-<nr-	33	-48	-19	-11
-<nr>-	29	-46	-15	-11
-<nu>-	9	18	-39	-69
-<nun-	-23	36	-43	-27
-<nun>-	-30	43	-41	-27
-<o>-	2	25	-38	-26
-<ob-	5	6	-12	-31
-<obr-	5	6	-10	-38
-<obra-	16	2	-17	-40
-<off-	-9	15	1	-41
-<off>-	-3	-6	13	-49
-<og-	-8	-37	-18	29
-<ogn-	-33	-22	-17	30
-<ogni-	-33	-22	-17	30
-<oh-	-46	-19	38	-21
-<ok-	-32	1	-40	43
-<okt-	-22	-32	-37	46
-<okto-	-18	-28	-20	33
-<ol-	-28	-6	33	-46
-<oli-	-29	-40	35	-32
-<om-	29	-25	-11	-24
-<om>-	43	-33	-39	-12
-<on>-	32	-11	-30	-24
-<onc-	39	-30	-26	-23
-<once-	39	-30	-26	-23
-<one-	-16	-76	56	-32
-<one>-	-16	-76	56	-32
-<ono-	1	-11	10	-39
-<onor-	1	-11	10	-39
-<ont-	-31	41	-6	-56
-<ont>-	-12	29	-38	-16
-<ontw-	14	-55	15	-35
-<op-	7	-11	13	-54
-<opd-	40	-25	-23	-39
-<opdr-	40	-25	-23	-39
-<ope-	4	7	-8	-58
-<open-	-4	10	-4	-46
-<oper-	18	-10	-9	-33
-<opl-	-10	25	-49	-37
-<ople-	-10	25	-49	-37
-<opt-	22	-15	-21	-38
-<orc-	17	-26	8	-32
-<orc>-	20	-7	-30	-6
-<orca-	1	-22	14	-35
-<ordi-	34	-36	-12	-40
-<ore-	-32	-48	37	7
-<ore>-	-32	-48	37	7
-<org-	-23	-10	29	-50
-<os>-	-20	32	-22	-20
-<ot-	-9	31	-61	18
-<oth-	-23	34	-32	-35
-<othe-	-23	34	-32	-35
-<otr-	13	20	-43	-42
-<otro-	10	13	-30	-36
-<ott-	-24	-15	-36	39
-<ou-	-4	22	-49	23
-<out-	-5	32	-59	19
-<outr-	9	24	-59	-43
-<outs-	-19	28	-36	-9
-<ouv-	11	3	-31	-28
-<ov-	-47	20	19	-23
-<ove-	-47	20	19	-23
-<over-	-46	22	15	-19
-<owi-	-27	27	-26	-18
-<owin-	-27	27	-26	-18
-<pad-	-38	10	19	1
-<paga-	-14	34	-34	-1
-<page-	-40	-15	40	-52
-<pagi-	-25	-9	26	-48
-<pago-	10	0	-8	-48
-<paid-	-39	19	5	-20
-<pal-	-51	-62	62	-36
-<palh-	-27	-35	34	-27
-<pan-	-16	-36	29	-2
-<paq-	-2	16	-37	-17
-<paqu-	-2	16	-37	-17
-<par-	16	-9	-3	-41
-<par>-	-47	0	12	7
-<para-	18	-36	2	-7
-<parc-	19	-4	-17	-71
-<park-	-30	-45	45	-25
-<pasa-	6	-43	21	-12
-<pat-	-10	16	-2	-51
-<pau-	-13	-38	32	-18
-<paus-	-33	-28	31	-14
-<pay-	-8	15	-8	-31
-<paye-	-47	36	-6	-52
-<paym-	20	-4	-20	-71
-<pd-	-56	38	-2	-10
-<pdf-	-39	15	17	-30
-<peca-	-31	-34	37	-4
-<ped-	0	-13	12	-37
-<pedi-	2	-22	16	-33
-<pel-	-11	-3	14	-36
-<pelo-	-42	23	11	-22
-<pend-	4	12	-38	-40
-<pens-	-34	-23	-3	12
-<perc-	19	1	-39	-34
-<pfl-	3	-26	-41	27
-<pha-	11	-9	-8	-42
-<phas-	11	-9	-8	-42
-<pi-	-31	-55	35	16
-<pin-	-37	-15	50	-52
-<pint-	-30	-21	45	-42
-<pisc-	-4	-7	-36	26
-<piso-	-14	-29	30	-38
-<pl-	-5	-39	9	19
-<pla-	-5	-36	0	29
-<plaa-	24	-34	3	-47
-<plat-	-2	-37	3	17
-<pm-	24	16	-42	-29
-<pmt-	24	16	-42	-29
-<pmt>-	20	17	-41	-27
-<poi>-	36	-41	-21	-42
-<pon-	12	-43	25	-37
-<poo-	-2	3	-47	20
-<pose-	5	7	-15	-44
-<pp-	2	-23	14	-37
-<pp>-	-43	-26	33	-27
-<pr-	30	-24	-8	-34
-<pr>-	-10	-25	-44	35
-<pra>-	29	-42	-11	-1
-<prat-	0	-18	12	-32
-<pre-	36	-31	-9	-34
-<pre>-	50	-44	-41	-2
-<prep-	52	-25	-42	-70
-<prev-	15	4	-17	-45
-<prez-	-24	3	13	-43
-<pri-	11	-17	17	-68
-<prij-	-40	36	7	-37
-<prim-	46	-36	-15	-60
-<prix-	-29	-25	36	-19
-<proc-	6	20	-48	4
-<prom-	-48	-7	24	3
-<pron-	-52	36	7	-30
-<prop-	34	-9	-33	-41
-<pros-	30	-44	-39	15
-<prot-	20	-46	-9	11
-<prov-	12	-2	-16	-23
-<prox-	13	-35	-18	7
-<q>-	-16	10	-70	45
-<qu-	12	36	-61	-20
-<qu>-	21	-1	-36	-25
-<qua-	21	-25	-24	20
-<quan-	18	-7	-21	-28
-<quar-	-15	-19	-14	32
-<que-	-20	59	-64	-31
-<que>-	-33	57	-38	-38
-<qued-	-5	28	-43	-41
-<quel-	-6	30	-51	-26
-<qui-	-12	24	-26	-16
-<qui>-	-3	34	-42	-41
-<quit-	-59	54	-37	-45
-<r>-	-9	7	-1	-34
-<rab-	-44	-39	42	-16
-<rad-	-42	-8	37	-24
-<rap-	-38	-13	40	-28
-<rapi-	-36	-23	35	-24
-<rata-	23	10	-43	-33
-<re-	-41	15	6	0
-<re>-	31	-11	-15	-44
-<reac-	8	-37	-24	14
-<rec-	-44	19	15	-12
-<rech-	21	-28	8	-32
-<recu-	-43	42	-24	1
-<reda-	1	-29	22	-34
-<ree-	-2	10	-15	-47
-<reed-	3	20	-51	-34
-<ref>-	9	-4	-33	10
-<refa-	-41	9	16	-26
-<refe-	-34	-32	30	-3
-<refo-	22	4	-35	-43
-<regi-	-15	-42	24	2
-<regu-	-23	22	-36	16
-<reis-	-9	-40	34	-34
-<reli-	-10	29	-30	-40
-<rem-	-33	24	8	-71
-<rema-	-6	39	-59	-64
-<remi-	-31	-9	30	-39
-<remp-	-20	-34	32	-25
-<ren-	-35	-17	-47	53
-<rene-	-38	-33	-37	39
-<reno-	-19	2	-65	44
-<rep-	-45	-52	51	4
-<repa-	-58	-39	50	-4
-<res-	-14	47	-34	-81
-<rest-	-26	55	-35	-119
-<rete-	-16	42	-38	-53
-<reto-	-42	-10	31	-39
-<retr-	-3	2	3	-51
-<retu-	-32	-28	36	-14
-<rev-	-11	-44	38	-14
-<revi-	-16	-39	42	-29
-<rg-	26	12	-50	-35
-<rg>-	26	12	-50	-35
-<ri-	-61	11	46	-30
-<rich-	1	-36	15	1
-<rien-	-23	-40	38	-21
-<rif-	-24	19	5	-31
-<rim-	-23	43	-61	-39
-<rima-	-24	38	-56	-34
-<ring-	-12	10	5	-38
-<rinn-	-35	-35	-26	37
-<ris-	5	9	-14	-40
-<rit-	-35	5	25	-32
-<ritr-	-23	4	16	-31
-<ro-	37	-34	0	-28
-<roh-	43	-40	-19	-33
-<rohb-	33	-24	-36	-14
-<rom-	7	-12	11	-48
-<roma-	2	-11	13	-44
-<roo-	29	-16	-13	-42
-<sach-	23	2	-46	-20
-<sag-	-35	-19	21	-1
-<sal-	14	9	-22	-38
-<sal>-	57	3	-77	-67
-<sala-	0	-41	-16	25
-<sald-	-22	18	3	-84
-<sall-	18	-23	-5	-34
-<samt-	-39	-5	32	-28
-<sans-	-49	6	17	12
-<sap-	-35	-25	35	-26
-<sap>-	-35	-24	34	-24
-<sar-	17	-39	4	-28
-<sara-	46	-44	-40	-15
-<scaf-	40	-26	-41	-30
-<sche-	32	-20	-25	-32
-<schi-	27	-27	-11	-51
-<schl-	-12	14	-9	-53
-<scho-	-39	26	-26	15
-<sco-	-33	-20	44	-26
-<scon-	-44	-43	48	-11
-<sd-	-38	36	-35	-8
-<se-	2	-26	-11	20
-<se>-	37	-6	-61	3
-<sec-	-9	8	-1	-31
-<secu-	32	-48	-11	-35
-<seis-	19	14	-26	-51
-<sem-	-24	-28	-30	56
-<semi-	-23	-3	16	-39
-<sen-	30	-5	-36	-11
-<sena-	36	-20	-25	-66
-<senh-	-4	18	-17	-36
-<seni-	-39	-33	-17	28
-<seo-	-39	-24	11	12
-<seo>-	-39	-24	11	12
-<sep-	11	-48	-51	47
-<sept-	-3	-40	-47	50
-<ser-	-5	-44	6	13
-<sera-	43	-76	-5	-1
-<sero-	39	-37	-29	-22
-<serv-	-53	-8	6	20
-<set>-	-36	-6	11	8
-<sett-	-9	31	-56	12
-<seu>-	-2	11	-33	-3
-<seul-	-30	-6	28	-39
-<sh-	-15	-34	39	-20
-<shee-	-23	-41	19	14
-<sho-	-17	-26	36	-36
-<shoo-	10	-13	3	-39
-<sic-	-2	10	-39	9
-<sich-	0	3	-35	12
-<sie-	-5	10	-50	27
-<sim-	-8	-44	40	-28
-<sin-	-20	4	21	-52
-<sin>-	-37	-17	32	-2
-<sina-	12	-9	-4	-73
-<sind-	-23	35	-36	-31
-<sing-	-35	-46	49	-38
-<situ-	2	3	-4	-37
-<six-	-13	28	-29	-39
-<six>-	-6	15	-15	-35
-<sko-	-38	-31	37	-8
-<skon-	-38	-31	37	-8
-<sl-	-42	40	-16	-13
-<sli-	-19	-7	24	-38
-<slip-	-31	-42	34	-22
-<slo-	-52	37	-12	-55
-<slot-	-40	36	-20	-48
-<sob-	-31	8	25	-56
-<sobr-	-35	1	30	-54
-<soc-	-40	-35	7	25
-<soci-	-37	-18	-24	30
-<sold-	-17	21	-13	-54
-<som-	15	13	-32	-40
-<somm-	17	6	-51	-17
-<son-	-1	12	-13	-56
-<sont-	-6	22	-43	-20
-<sow>-	14	0	-36	-19
-<spat-	36	-38	-18	-25
-<spes-	32	-10	-43	-30
-<spo-	-49	-35	58	-33
-<sr-	-20	33	-32	-31
-<sr>-	-24	35	-35	-30
-<st>-	23	-25	-13	-29
-<sta-	31	-25	-27	0
-<staa-	4	8	-24	-39
-<stan-	24	-21	-64	35
-<star-	51	-27	-45	-59
-<stat-	-3	14	-13	-32
-<std-	-49	-47	31	9
-<std>-	-49	-47	31	9
-<steh-	-1	12	-39	-28
-<stel-	10	3	-22	-40
-<stil-	-18	36	-38	-36
-<stk-	-34	-29	31	-18
-<stk>-	-34	-29	31	-18
-<stof-	24	-28	-6	-40
-<stre-	12	-17	10	-30
-<stun-	-19	-43	1	24
-<su-	10	-43	1	24
-<su>-	2	0	4	-43
-<sua>-	-7	-44	33	-31
-<sub-	13	-42	-12	26
-<subi-	32	-37	-22	-29
-<suit-	25	1	-42	-36
-<suiv-	3	-48	8	-2
-<sul-	26	-58	-2	-6
-<sul>-	31	-43	-19	4
-<sum-	-31	8	23	-46
-<summ-	-8	-15	22	-36
-<sup-	-19	-45	-10	42
-<supo-	9	-29	-29	23
-<supp-	-25	-44	6	28
-<sur-	17	2	-26	-54
-<sur>-	17	5	-27	-63
-<svin-	-28	41	-45	-19
-<sys-	27	-7	-42	-6
-<syst-	27	-7	-42	-6
-<t>-	-10	-29	-27	47
-<tag-	-46	-40	54	-7
-<tag>-	-7	-33	31	-33
-<tage-	-45	-18	31	-4
-<tagl-	-36	-11	27	-2
-<tai-	-34	21	-9	-32
-<tail-	-28	14	-1	-31
-<tak-	-22	-10	20	-37
-<tal-	-15	-49	50	-20
-<tar-	-33	-58	37	5
-<tard-	26	-54	-5	-24
-<tari-	-52	-29	18	20
-<tat-	32	-1	-38	-36
-<te-	22	-18	-2	-38
-<te>-	37	-10	-44	-29
-<tech-	27	-4	-41	-8
-<tei-	23	9	-29	-66
-<teil-	23	9	-29	-66
-<tele-	-24	-50	21	15
-<tem-	-43	-22	34	-4
-<temp-	-52	-27	31	1
-<tena-	-39	-11	35	-16
-<tend-	-5	21	-43	-1
-<tenu-	-30	6	-35	24
-<ter-	-3	12	-19	-24
-<ter>-	13	-35	17	-25
-<terc-	5	35	-51	-41
-<terr-	-20	-28	34	-36
-<terz-	0	37	-58	-55
-<tes-	5	-44	35	-58
-<test-	-18	-34	44	-47
-<tex-	-3	-27	24	-38
-<text-	-2	-26	21	-35
-<that-	-28	32	-14	-40
-<thi-	15	24	-57	-9
-<thir-	16	31	-54	-17
-<this-	9	3	-34	-2
-<thre-	1	-3	0	-48
-<tie-	13	3	-34	12
-<tier-	17	16	-40	-21
-<til-	29	-40	-14	-18
-<time-	-35	-26	20	2
-<tir-	-42	27	15	-26
-<tis-	13	-10	-5	-36
-<tito-	31	-37	-17	-27
-<to>-	62	-30	-59	-19
-<tod-	-53	2	8	14
-<todo-	-56	-9	14	13
-<toit-	14	15	-33	-24
-<tol-	-48	48	-22	-26
-<tolt-	-45	50	-48	-30
-<tom-	-2	-42	44	-27
-<tor-	-6	-14	13	-48
-<tort-	11	-26	-2	-40
-<tot-	-21	-4	23	-50
-<tota-	-17	-13	29	-75
-<tow-	30	-15	-37	-21
-<towa-	28	-13	-35	-21
-<tra-	8	-7	8	-55
-<traj-	12	-10	-4	-37
-<tras-	-53	49	0	-47
-<trau-	-6	7	-7	-39
-<trav-	4	-14	14	-45
-<tre>-	14	-4	-7	-62
-<tres-	19	-1	-18	-37
-<tri-	-36	-13	-23	46
-<trim-	-38	-53	-69	66
-<trio-	-2	12	-16	-37
-<tro-	-6	6	7	-54
-<troc-	-24	-47	37	-17
-<trou-	-9	11	-3	-47
-<tu-	-34	-1	24	-11
-<tud-	-34	-40	44	-24
-<tudo-	-34	-40	44	-24
-<tuin-	-22	25	9	-36
-<tun-	-15	-36	38	-41
-<tus-	14	4	-37	-2
-<tuss-	16	-1	-29	-32
-<tut-	-38	-24	24	9
-<tutt-	-29	-18	19	4
-<tv-	-37	-10	19	3
-<twi-	-36	15	11	3
-<ty-	-31	-35	33	0
-<ubr-	8	-7	-37	7
-<ubri-	8	-7	-37	7
-<uf-	-11	-22	-31	22
-<uff-	-11	-22	-31	22
-<uffi-	-11	-22	-31	22
-<uit-	2	-51	16	9
-<ul-	-32	30	-14	-29
-<ult-	-29	31	-17	-26
-<ulte-	29	-37	-11	-11
-<ulti-	-27	21	-9	-20
-<um-	25	-35	1	-24
-<um>-	26	-36	-9	-6
-<un-	-31	-56	61	-14
-<un>-	17	-77	28	-27
-<una-	-22	-30	41	-32
-<una>-	-21	-30	41	-32
-<une-	-43	-31	49	-22
-<une>-	-43	-31	49	-22
-<uni-	-67	-46	72	-49
-<unic-	-69	-73	75	-51
-<uniq-	-29	-45	38	-37
-<uno-	40	-34	-25	-35
-<uno>-	40	-34	-25	-35
-<uns-	-16	28	-44	1
-<unt-	-33	30	-35	18
-<unte-	-50	30	-23	14
-<upf-	15	0	-42	-20
-<upfr-	15	0	-42	-20
-<urg-	-35	-25	35	-26
-<urge-	-35	-25	35	-26
-<us-	-47	22	-23	30
-<uste-	-43	37	-18	-26
-<usu-	-35	-34	-2	22
-<usua-	-35	-34	-2	22
-<uu-	-35	-51	33	4
-<uur-	-35	-51	33	4
-<uur>-	-34	-51	34	3
-<ux-	11	29	-55	-58
-<ux>-	11	29	-55	-58
-<v>-	18	-4	-27	-35
-<vac-	-42	-1	31	-16
-<vai-	4	14	-41	-8
-<val-	38	1	-48	-50
-<vali-	34	-12	-54	-8
-<var-	-35	8	18	-28
-<vd-	2	29	-36	-32
-<vd>-	2	29	-36	-32
-<vend-	-24	20	-4	-38
-<veni-	37	-35	-30	-27
-<verb-	-15	32	-30	-26
-<verl-	-18	-13	-48	47
-<verr-	21	2	-52	-17
-<vers-	0	-2	10	-63
-<ves-	-7	-13	11	-43
-<vest-	-12	-8	15	-42
-<vet-	-11	-44	36	-13
-<veze-	22	6	-43	-6
-<vi-	-8	-37	16	18
-<vi>-	24	-12	-44	-31
-<vida-	-14	-38	32	3
-<vide-	2	-6	3	-42
-<vie-	3	3	-50	27
-<vier-	-1	7	-61	35
-<vig-	-40	-32	13	4
-<vin-	-24	-38	27	9
-<vir-	-9	33	-49	4
-<vis-	-39	-29	41	6
-<visi-	-49	-57	34	21
-<vist-	-29	18	14	-38
-<visu-	6	-10	1	-40
-<vl-	-35	-24	31	-28
-<voi-	-22	16	12	-57
-<voic-	-36	31	-2	-40
-<vol-	-31	-23	37	0
-<vold-	-39	43	-24	-44
-<volg-	35	-50	-30	19
-<voll-	-62	-29	53	-42
-<vor-	34	-40	-3	-43
-<vora-	40	-33	-28	-22
-<vord-	33	-6	-46	-26
-<vori-	-34	33	-30	-20
-<vors-	-23	13	13	-41
-<vos>-	-39	24	-10	9
-<vra-	24	-7	-47	-27
-<vrag-	25	-10	-35	-33
-<vri-	-40	46	-37	-13
-<w>-	14	5	-44	-1
-<wa-	-62	51	-11	4
-<waa-	-29	19	5	-43
-<waar-	-29	19	5	-43
-<wall-	-10	-4	9	-33
-<wan-	13	-8	2	-41
-<war-	-54	36	-9	9
-<war>-	-39	29	-9	-9
-<ware-	-46	34	-1	-21
-<wart-	-31	-42	-4	14
-<was-	-48	45	-9	-26
-<was>-	-41	49	-18	-53
-<wat-	-6	26	-51	-7
-<wat>-	-17	34	-37	-45
-<we-	26	-9	-50	31
-<we>-	36	-18	-43	-25
-<wedd-	-6	-3	2	-33
-<wee-	-12	-38	-18	36
-<week-	-4	-43	-17	31
-<weg-	-48	1	21	-34
-<wei-	31	-61	5	5
-<weit-	32	-54	-4	0
-<wen-	22	2	-40	-32
-<wenn-	49	-50	-32	-27
-<were-	-39	23	-1	-37
-<wh-	-7	3	10	-41
-<wha-	-11	33	-44	-31
-<what-	-11	33	-44	-31
-<whe-	36	-31	-14	-3
-<when-	45	-20	-56	-30
-<who-	-31	-41	41	-23
-<whol-	-31	-41	41	-23
-<wi-	2	-36	2	9
-<wil-	5	-42	10	0
-<will-	6	-39	15	-33
-<wind-	-7	-44	21	2
-<wir-	49	-32	-43	-36
-<wir>-	23	-7	-41	-20
-<wird-	43	-43	-37	-10
-<wire-	25	-38	-2	-34
-<wit-	-46	8	9	4
-<wo-	-14	-60	30	18
-<wor-	3	-52	26	-9
-<word-	9	-42	9	12
-<wu-	-6	9	-6	-36
-<wur-	-36	25	-2	-33
-<wurd-	-36	25	-2	-33
-<x>-	-13	-46	20	2
-<y>-	-23	-18	34	-15
-<ya-	12	26	-62	-32
-<ya>-	-4	28	-67	-25
-<ye-	5	-39	-4	25
-<ze-	31	-21	-57	25
-<ze>-	2	9	-15	-35
-<zi-	4	19	-38	-34
-<zij-	-8	28	-36	-46
-<zijn-	-6	27	-37	-44
-<zod-	49	-44	-41	-21
-<zu>-	-12	17	-4	-23
-<zur-	-2	1	-2	-46
-<zur>-	2	-5	0	-43
-<zwi-	11	-19	0	-36
-<zwis-	11	-19	0	-36
-ALL-	-39	46	-49	-29
-ALL>-	-39	46	-49	-29
-ARE-	5	4	-11	-74
-ARE>-	5	4	-11	-74
-HAR-	5	4	-11	-74
-HARE-	5	4	-11	-74
-HARE>-	5	4	-11	-74
-HOL-	-43	10	18	-16
-HOLE-	-43	10	18	-16
-HOLE>-	-43	10	18	-16
-LE>-	-43	10	18	-16
-LL>-	-39	46	-49	-29
-OLE-	-43	10	18	-16
-OLE>-	-43	10	18	-16
-RE>-	5	4	-11	-74
-SHA-	5	4	-11	-74
-SHAR-	5	4	-11	-74
-SHARE-	5	4	-11	-74
-WHO-	-43	10	18	-16
-WHOL-	-43	10	18	-16
-WHOLE-	-43	10	18	-16
-aaida-	25	-11	-37	-19
-aak-	-58	-3	17	7
-aak>-	-40	-27	14	19
-aakt-	-41	13	3	-25
-aakt>-	-40	2	14	-13
-aal-	-30	0	-2	22
-aald-	-37	29	1	-56
-aald>-	-28	19	5	-64
-aalde-	-39	32	-19	-3
-aan-	-16	2	-17	23
-aanb-	15	2	-22	-58
-aanbe-	15	1	-21	-57
-aand-	-66	-9	-38	51
-aand>-	-41	-14	-36	46
-aande-	-38	2	-40	38
-aanv-	18	-40	5	-17
-aarbo-	-22	-1	17	-42
-aard-	-39	-37	26	11
-aarm-	-35	29	-20	-26
-aarme-	-35	29	-20	-26
-aat>-	15	13	-49	-8
-aatsi-	31	-43	-13	-20
-aatst-	-35	21	-5	-17
-ab>-	33	-13	-20	-48
-aba>-	-57	53	-21	-31
-aban-	-19	12	6	-32
-abat-	-41	33	0	-18
-abate-	18	8	-42	-26
-abati-	-48	52	-44	-27
-abb-	-39	8	-36	36
-aben>-	-11	29	-26	-39
-abend-	12	-42	24	-21
-aber-	-45	23	8	-29
-abert-	-42	27	-4	-27
-abg-	-10	16	-6	-46
-abge-	-33	33	-6	-42
-abges-	-42	26	2	-20
-abi-	-10	-16	-25	32
-abit-	-13	2	-42	28
-abitu-	-23	-27	-31	30
-ablau-	-32	34	-37	-26
-abo-	-45	-6	-17	46
-abo>-	-35	-25	-48	46
-abonn-	-43	-49	-26	34
-abou-	-5	-6	10	-42
-abour-	-11	1	9	-33
-abre-	12	7	-44	-2
-abrec-	5	17	-47	0
-abric-	25	-32	-5	-23
-abs-	13	-9	-2	-52
-absc-	16	-17	2	-46
-absch-	16	-17	2	-46
-abt-	-43	6	-17	22
-abt>-	-42	7	-19	22
-abz-	-38	30	-12	-33
-abzg-	2	10	-41	-13
-abzgl-	2	10	-41	-13
-ac>-	13	23	-44	-29
-acab-	1	13	-26	-42
-acaba-	-3	10	-13	-36
-acalc-	4	13	-36	-16
-acc-	20	-10	-21	-30
-acc>-	43	-13	-57	-40
-accon-	-3	7	-6	-56
-accor-	-41	12	3	9
-acem-	-41	-9	27	-13
-aceme-	-40	-8	30	-33
-acer-	11	25	-62	-31
-acert-	16	21	-60	-31
-ache>-	11	-15	0	-40
-achst-	16	-9	-38	10
-acia-	-38	18	8	-9
-acias-	-36	14	11	-8
-ack-	-43	-4	12	9
-ack>-	-45	8	5	-5
-acku-	-39	-39	-2	19
-aco-	7	8	-14	-38
-acom-	-5	8	-3	-58
-acomp-	-5	8	-3	-58
-acor-	-44	8	12	-4
-acord-	-43	8	9	-2
-acp-	33	-19	-45	-32
-acpt-	33	-19	-45	-32
-acpte-	23	-3	-44	-32
-act>-	-29	27	-35	17
-actuu-	16	0	-23	-35
-ad>-	-15	8	-22	23
-adden-	-21	33	-28	-29
-adei-	-18	16	-3	-40
-adeir-	-18	16	-3	-40
-ader-	26	-23	-4	-42
-adess-	-6	18	-55	-30
-adi-	-2	-10	21	-50
-adia-	21	11	-39	-53
-adian-	25	7	-44	-46
-adj-	26	-18	-44	13
-adju-	27	-26	-39	13
-adm-	-38	2	-33	35
-adre-	-42	13	9	11
-adri-	-6	-15	21	-40
-ads-	-9	13	-4	-46
-adsh-	-39	-15	35	-23
-adsho-	-37	-10	31	-19
-ady-	-29	21	-3	-38
-ady>-	-29	21	-3	-38
-af>-	25	8	-47	-14
-afe>-	-39	-21	28	-5
-aff-	-3	-46	22	3
-affi-	-21	-44	12	12
-affic-	-8	-41	39	-40
-afico-	4	9	-10	-38
-afl-	-30	-17	39	-43
-afr-	-9	33	-46	-21
-afre-	-7	29	-41	-20
-afrek-	-7	29	-41	-20
-aft-	-52	26	4	2
-aftr-	-44	43	-38	-25
-agad-	-12	4	0	-40
-agada-	-36	5	10	-14
-agado-	-3	12	-9	-34
-agar-	-71	40	0	-20
-agar>-	-65	33	-4	-45
-agas-	-42	37	-2	-27
-agast-	-42	41	-25	-17
-agata-	-41	33	-13	-25
-agati-	-34	34	-35	-21
-age-	-21	-44	25	16
-agin-	-29	3	23	-45
-agina-	-22	0	18	-46
-aglia-	-23	-42	35	-12
-ago>-	16	-23	5	-36
-agor-	2	-17	13	-45
-agora-	2	-17	13	-45
-agos-	6	8	-57	23
-agos>-	10	17	-38	-46
-agost-	-11	-15	-44	39
-agou-	-48	39	-11	-27
-agou>-	-48	39	-11	-27
-agr-	-32	15	-7	7
-agra-	-52	18	6	18
-agram-	-52	7	11	19
-ags>-	-41	-13	34	-28
-agser-	20	-13	-38	-13
-agsr-	33	-20	-36	-10
-agsre-	33	-20	-36	-10
-agss-	-6	12	-39	-22
-agssu-	-6	12	-39	-22
-ahl-	-2	-1	0	-47
-ahlt-	-17	26	-14	-41
-ahlt>-	-8	16	-11	-39
-ahlu-	4	7	-19	-71
-ahlun-	4	7	-19	-71
-ahmen-	14	-25	-41	26
-ahn-	-28	-35	32	-11
-ahora-	22	-10	-21	-35
-ahrl-	-38	7	-37	32
-ahrle-	-32	32	-24	-21
-ahrt-	-10	-23	25	-40
-ahrt>-	-8	-22	23	-38
-aid-	-34	8	16	-21
-aid>-	-37	12	21	-55
-aidag-	25	-11	-37	-19
-aiem-	19	15	-28	-52
-aieme-	19	15	-28	-52
-ail-	-24	-14	36	-45
-ail>-	-3	0	7	-43
-aill-	-19	-42	35	-27
-ain-	-19	-35	-10	45
-aind-	45	-13	-67	-43
-ainde-	32	-4	-63	-38
-aine-	-45	-36	-9	39
-ainer-	-39	-34	-21	37
-aines-	3	-38	-7	12
-aini-	-23	-11	33	-47
-ainin-	-23	-11	33	-47
-ains-	18	-11	-14	-37
-aiss-	-49	31	13	-26
-aisse-	-51	35	9	-16
-aita-	-27	-5	24	-33
-aite-	18	8	-33	-33
-aiu-	-39	36	-25	-23
-aiu>-	-39	36	-25	-23
-ajec-	22	-2	-47	-30
-aject-	22	-2	-47	-30
-ajo>-	-42	7	16	-5
-ake>-	2	-37	23	-33
-aken-	-11	15	-4	-43
-aken>-	-11	15	-4	-43
-akkoo-	14	3	-42	-24
-ako-	15	19	-65	-46
-akon-	14	20	-64	-46
-akont-	14	20	-64	-46
-akte-	-26	19	-6	-38
-akti-	-45	1	10	-17
-al>-	10	-7	-27	11
-alac-	-23	-34	36	-40
-alad-	-34	29	-3	-27
-alan-	-45	-4	31	-61
-alanc-	-36	5	15	-61
-alans-	-33	-48	37	-23
-alar-	29	-57	-13	7
-alari-	-34	-34	-5	23
-alat-	24	4	-62	-19
-alato-	26	-16	-40	-6
-alav-	-42	-40	44	-27
-albu-	-1	6	-8	-30
-album-	-4	10	-8	-30
-alc-	-26	-43	48	-27
-alcu-	-25	-18	30	-21
-alcul-	-25	-18	30	-21
-ald-	-37	25	8	-51
-ald>-	-19	13	1	-67
-aldat-	-32	17	3	-34
-alde-	-57	-7	15	8
-alde>-	-43	3	7	-3
-aldi>-	-31	-58	46	-16
-aldo-	-19	17	-5	-59
-aldo>-	-9	37	-44	-52
-aldof-	-38	37	-33	-12
-aldos-	-58	-50	54	-33
-ale-	-38	6	13	-3
-alend-	-39	-55	47	-18
-aleti-	-40	-4	37	-30
-alft-	-1	18	-29	-37
-alfte-	1	21	-41	-36
-alh-	-7	-26	36	-57
-alho-	-19	-8	27	-49
-alide-	25	-3	-38	-28
-alig-	-44	-41	47	-26
-alin-	9	6	-16	-82
-aling-	9	9	-19	-82
-alis-	9	-42	14	-7
-alisi-	27	-38	-16	-32
-alk>-	-37	-28	35	-30
-alla>-	39	-26	-21	-32
-alles-	-28	-2	30	-70
-allig-	-8	15	-16	-7
-alm-	-7	20	-10	-40
-alme-	16	4	-27	-32
-almen-	19	3	-29	-43
-alog-	-3	-2	1	-36
-alogo-	6	-4	-6	-33
-aloi-	41	-36	-37	-26
-aloir-	41	-36	-37	-26
-alon-	2	-17	16	-47
-alon>-	24	-12	-17	-41
-alre-	-15	17	-18	-31
-alrea-	-15	17	-18	-31
-als-	5	-24	-13	20
-als>-	10	-27	-14	17
-alta-	6	14	-61	-13
-alta>-	10	4	-37	-30
-altam-	21	-15	-35	-25
-altan-	5	5	-41	-32
-altav-	-41	36	-18	-12
-alte-	-25	-6	34	-44
-alten-	-24	17	12	-40
-alter-	-22	-33	36	-30
-altr-	5	21	-45	-26
-altra-	-10	24	-50	-30
-altri-	15	8	-42	-9
-alv-	54	-49	-39	-15
-alva-	25	-8	-42	-3
-alvas-	33	-40	-36	-3
-alve>-	-40	-32	36	-29
-alvo-	44	-52	-39	3
-ama-	-30	-23	36	-10
-amar-	-20	-39	29	-9
-amb-	-23	-64	56	-43
-ambi-	-35	-37	39	-24
-amer>-	-10	26	-40	-19
-ami-	13	-15	4	-31
-amin-	53	-49	-35	-39
-aming-	37	-26	-37	-28
-amit-	19	18	-40	-32
-amit>-	22	18	-44	-32
-amme>-	10	-19	12	-35
-amo-	10	5	-15	-32
-amo>-	19	-8	-14	-43
-amos-	9	3	-14	-49
-amos>-	9	3	-14	-49
-amou-	-28	12	3	-31
-amoun-	-28	12	3	-31
-amt-	-31	-16	36	-58
-amte-	-29	-33	35	-21
-anal-	16	-47	-25	28
-anas-	-4	-7	-37	31
-anas>-	-4	-7	-37	31
-anb-	13	4	-26	-22
-anbe-	14	2	-26	-20
-anbet-	16	-4	-16	-56
-ancan-	5	8	-39	-18
-ancar-	29	-38	-2	-28
-ancer-	43	-45	-7	-23
-ances-	-48	-14	32	4
-anche-	19	8	-32	-61
-ancio-	8	-2	-4	-39
-anco>-	14	-62	19	-2
-ancor-	1	12	-39	-22
-andar-	11	-37	13	-27
-andat-	-15	24	-41	7
-anden-	-58	14	10	9
-ander-	-4	22	-31	-38
-andig-	-30	14	3	-24
-ando-	31	-12	-37	-28
-ando>-	36	-15	-42	-22
-andov-	-5	17	-39	-19
-ane-	-20	36	-58	19
-anei-	-41	19	-33	18
-aneir-	-41	19	-33	18
-anen-	-4	22	-64	-1
-anent-	-1	15	-52	-1
-anenz-	-9	20	-34	-16
-anes-	2	10	-43	5
-anesc-	-2	13	-38	-18
-angeb-	9	-14	7	-36
-angel-	13	18	-38	-35
-angt-	-46	27	3	-24
-angt>-	-38	34	-22	-33
-angu-	-37	-44	40	-27
-anic-	-24	-39	27	-18
-anis-	-13	-20	28	-43
-anisa-	-12	11	6	-36
-ank-	-67	26	27	-17
-ank>-	-63	25	17	-18
-ankt-	-34	28	2	-15
-ankt>-	-34	28	2	-15
-ann-	11	-54	-3	26
-anno-	2	-39	10	8
-anno>-	10	-37	6	-2
-annue-	-8	-38	-33	36
-ano-	-41	0	-21	39
-ano>-	-40	6	-11	28
-anon-	-34	-37	-27	31
-anone-	-34	-37	-27	31
-anq-	15	19	-50	-45
-anqu-	15	19	-50	-45
-anqua-	-45	33	-15	-29
-anque-	17	10	-43	-33
-anr-	-40	32	-17	-20
-anre-	-39	32	-19	-19
-anrec-	-36	37	-35	-20
-ans-	-42	-15	38	-14
-ansp-	-17	-41	31	-15
-anspo-	-15	-36	26	-12
-ant-	15	-10	-12	-27
-ant>-	11	-11	0	-25
-anta-	16	-13	2	-57
-antam-	4	22	-31	-50
-antar-	-44	6	30	-31
-antec-	2	-39	10	-6
-anter-	-45	40	-19	-8
-antes-	36	-20	-29	-32
-anti-	-6	-19	23	-71
-antic-	-2	-6	2	-32
-antie-	0	-2	3	-63
-antin-	-51	-34	28	9
-antit-	-34	-33	32	-25
-anto-	-10	34	-41	-10
-anto>-	1	39	-42	-55
-antos-	-36	2	27	-25
-anu-	-16	-10	-52	50
-anua-	-17	-16	-33	43
-anuar-	-33	9	-31	30
-anus-	7	14	-32	-49
-anusc-	-9	21	-26	-39
-anut-	-31	-34	-10	16
-anute-	-22	-30	-6	11
-anva-	39	-38	-37	-14
-anz-	8	-8	-5	-24
-anz>-	33	-24	-22	-42
-anzah-	-8	1	4	-47
-anze-	-12	-44	32	4
-anzo>-	-31	10	11	-35
-aou-	10	-26	-45	30
-aout-	10	-26	-45	30
-aout>-	10	-26	-45	30
-apa-	20	-33	4	-33
-apa>-	18	-33	5	-13
-apar-	11	-9	-4	-63
-aparr-	-3	9	-2	-50
-apart-	22	-29	-7	-41
-apas-	18	-36	-10	-10
-apas>-	18	-36	-10	-10
-api-	-1	6	4	-63
-apit-	24	4	-26	-47
-apl-	-13	13	-7	-39
-apos-	-8	31	-44	-36
-apos>-	-6	34	-64	-30
-app-	10	-2	-8	-49
-app>-	8	4	-21	-29
-appo-	-6	-10	12	-31
-appr-	10	7	-49	-33
-appro-	12	8	-64	-32
-apr-	-12	6	-34	22
-apre-	-23	28	-14	-25
-apres-	-20	25	-13	-24
-apri-	-43	-4	-13	34
-april-	-51	0	-13	34
-apro-	39	-26	-58	-30
-aprov-	24	-13	-51	-33
-apt-	10	-44	16	-24
-aque>-	-21	-35	-6	28
-aquet-	0	16	-18	-49
-ara-	-1	-17	25	-45
-ara>-	35	-49	-5	-13
-arac-	-20	-35	38	-30
-araci-	-13	-34	31	-20
-aram-	-61	47	3	-20
-aram>-	-55	53	-34	-19
-arant-	-12	11	-1	-55
-aranz-	-1	28	-49	-20
-arazi-	-37	-5	28	-30
-arbi-	-39	-8	15	-2
-arbo-	-16	-2	15	-46
-arbor-	-19	0	15	-42
-arc>-	20	7	-34	-29
-arca-	10	15	-40	-39
-arca>-	6	12	-29	-49
-arce-	0	1	-2	-48
-arcel-	-6	4	1	-47
-arci-	23	-23	-14	-33
-arcia-	23	-23	-14	-33
-arco-	16	-6	-45	1
-arco>-	6	2	-36	1
-arcou-	32	-23	-35	-17
-ard>-	12	-65	25	-12
-are>-	24	-28	-36	24
-arel-	-35	-33	39	-13
-arela-	-34	-31	38	-9
-aren>-	1	6	-14	-35
-ariag-	20	-1	-20	-37
-arico-	18	10	-33	-36
-arie-	-1	-41	12	3
-arif-	-39	-22	14	12
-ariff-	-34	-27	11	9
-arin-	-39	-41	36	-11
-ark>-	4	-35	17	-26
-arken-	11	1	-11	-42
-arl-	-26	-47	21	31
-arli-	-35	-22	4	28
-arm-	15	8	-9	-44
-armar-	16	7	-38	-23
-arme-	-38	28	-13	-22
-armee-	-35	29	-20	-26
-armo-	31	-9	-7	-41
-aro-	-5	14	-17	-45
-arp-	45	-20	-36	-44
-arpi-	35	4	-43	-40
-arpis-	27	-10	-32	-27
-arqui-	13	12	-43	-14
-arra-	26	-39	-13	5
-arrag-	28	-17	-40	-23
-arran-	37	-29	-46	9
-arras-	8	-40	9	-46
-arrh-	17	-16	-6	-42
-arrhe-	17	-16	-7	-42
-arri-	-5	11	-39	7
-arriv-	6	-4	-37	4
-ars>-	-26	2	-30	33
-art-	4	-38	11	5
-arta-	-14	-32	-16	47
-artaa-	-36	-39	-39	43
-artal-	-33	-33	-34	37
-artar-	13	13	-44	-19
-artel-	3	-48	25	-32
-arter-	-6	-41	-34	36
-artet-	14	6	-20	-37
-arti-	-34	-8	37	-23
-artic-	-55	-9	36	-16
-artie-	-21	1	21	-36
-artir-	44	-41	-38	-26
-arts-	-5	-13	20	-35
-arts>-	11	-10	3	-37
-artu-	-23	-51	-9	20
-artun-	-29	-38	-17	22
-arv-	9	-8	-3	-34
-arz-	-12	3	-26	29
-arz>-	-38	14	-17	25
-arzo-	-35	5	-6	23
-arzo>-	-35	5	-6	23
-as>-	-31	-9	7	15
-asa-	9	-3	0	-49
-asc-	-39	30	-22	23
-ascio-	-14	21	-40	-21
-ase>-	48	-13	-32	-75
-asen>-	1	22	-41	2
-ask-	4	-14	12	-39
-assat-	-42	44	-38	-23
-asso-	-44	-35	24	12
-ast>-	-7	14	-6	-47
-aste-	-38	25	-8	0
-aste>-	-57	20	2	19
-astei-	-41	38	-16	-18
-ata-	-8	16	0	-57
-ata>-	-4	16	-2	-82
-atado-	19	9	-37	-17
-atal-	-3	0	0	-40
-atalo-	-3	-2	1	-36
-ateg-	15	6	-39	-9
-ateli-	-38	-21	0	13
-aten-	-32	9	13	0
-ater-	45	-30	-28	-33
-ater>-	61	-41	-61	-24
-ateri-	23	-13	-8	-78
-ati>-	-36	37	-18	-38
-atico-	3	-9	-38	23
-atid-	-17	44	-50	-23
-atida-	4	26	-41	-17
-atido-	-36	36	-28	-17
-atieg-	-38	-24	32	-20
-atis-	-34	-14	-2	23
-ativ-	3	-43	1	25
-atl-	-32	-30	-42	40
-atos-	5	-40	14	-7
-atos>-	5	-40	14	-7
-atrim-	4	13	-15	-39
-atro>-	14	-3	-31	1
-atsi-	31	-43	-13	-20
-atsin-	31	-43	-13	-20
-atst-	-35	21	-5	-17
-atste-	-30	16	-3	-14
-atte-	-22	39	-28	-43
-atti>-	-18	-1	19	-35
-attu-	0	5	-4	-40
-attua-	0	10	-41	-6
-attur-	6	-5	-3	-32
-atum-	44	-47	-37	-18
-atum>-	44	-47	-37	-18
-ature-	23	-7	-28	-41
-atz-	-41	-37	15	13
-aube-	19	-3	-38	-22
-aud-	-20	-9	26	-32
-audi-	-21	-22	31	-26
-audit-	-5	-19	23	-33
-aug-	0	-37	-27	37
-aunc-	24	-3	-40	-29
-aunch-	24	-3	-40	-29
-aur-	-30	-31	45	-55
-aura-	-19	-57	43	-25
-auran-	-44	-40	42	-23
-aurat-	12	-37	8	-12
-ausb-	29	13	-46	-26
-ausc-	-41	-28	12	8
-ausch-	-41	-28	12	8
-ause-	-36	7	23	-26
-ausz-	-8	17	-10	-47
-auti-	-44	-44	50	-38
-autio-	-44	-44	50	-38
-autr-	-2	14	-12	-44
-autre-	-6	17	-10	-47
-ava>-	-42	42	-29	-21
-avan-	41	-31	-19	-36
-avanc-	22	-28	-3	-36
-avant-	37	-37	-25	-15
-avau-	11	5	-13	-35
-avaux-	11	5	-13	-35
-ave-	-67	30	15	7
-aven-	-41	-24	-10	34
-avenc-	-32	-35	-38	40
-aver-	-29	-10	30	-41
-aves-	-22	6	12	-35
-aves>-	-22	6	12	-35
-avev-	-51	45	-38	-24
-aveva-	-34	38	-38	-22
-avez-	-43	5	22	-31
-avez>-	-43	5	22	-31
-aviez-	-33	40	-41	-31
-avin-	-39	23	8	-23
-aving-	-39	23	8	-23
-avo-	10	-22	7	-56
-avond-	29	-44	1	-26
-avor-	2	-13	8	-43
-avori-	12	3	-17	-37
-avu-	-49	-21	48	-38
-avv-	42	-29	-48	-22
-aw>-	17	7	-44	1
-ax>-	-26	-21	37	-41
-ay>-	-31	-25	14	24
-ayan-	-39	29	1	-24
-ayant-	-43	30	3	-22
-aye-	-32	38	-18	-25
-aye>-	11	-17	3	-32
-ayee-	-14	26	-14	-37
-ayee>-	-42	30	8	-21
-ayer-	-28	22	-8	-32
-ayer>-	-20	17	-9	-31
-ayes-	-40	41	-32	-15
-ayes>-	-40	41	-32	-15
-aym-	17	1	-21	-71
-ayme-	17	1	-21	-71
-aymen-	17	1	-21	-71
-az>-	28	-21	-17	-41
-azion-	-5	3	11	-51
-azo-	-12	19	-11	-33
-azo>-	9	25	-57	-20
-azz-	-55	23	9	-30
-ba>-	-45	4	31	-21
-bac-	-52	13	-4	8
-back-	-49	19	-13	11
-back>-	-39	27	-11	-14
-bajo>-	-42	7	16	-5
-bal-	-43	16	12	-47
-bal>-	-28	49	-45	-62
-bala-	-46	-5	34	-63
-balan-	-45	-3	30	-56
-ball>-	-12	-49	41	-9
-ban-	-3	-38	30	-13
-band>-	24	-19	-11	-38
-bank-	-50	4	23	-21
-bank>-	-45	6	19	-20
-bann-	-10	-45	39	-24
-bar>-	-6	-48	40	-7
-bat-	-27	22	8	-40
-bate-	17	15	-52	-29
-bati-	-25	40	-24	-28
-batid-	-22	45	-46	-22
-batt-	-33	-46	45	-29
-bau-	47	-26	-35	-50
-bau>-	43	-5	-54	-41
-baus-	3	1	-8	-29
-bee-	-48	21	13	-14
-been-	-12	32	-47	-15
-been>-	-12	32	-47	-15
-begi-	50	-55	-37	-38
-begin-	50	-55	-37	-38
-begl-	-58	53	1	-36
-begli-	-38	39	-33	-22
-begr-	-22	-14	15	0
-begre-	-33	-34	17	5
-beha-	-26	43	-48	-25
-beid-	-5	-1	1	-37
-beim-	-10	3	9	-38
-beim>-	-10	3	9	-38
-beite-	1	7	5	-47
-bend>-	17	-37	15	-17
-bende-	-30	32	0	-30
-ber>-	-1	-52	-40	53
-bera>-	35	-38	-23	-7
-berat-	-55	-2	32	-2
-berto-	-37	33	-29	-21
-berw-	6	10	-41	-26
-bes-	1	-8	10	-49
-besp-	0	2	1	-43
-best-	21	-24	-2	-51
-beste-	29	-32	-12	-43
-bet-	13	13	-43	2
-bet>-	37	-3	-58	-43
-beta-	5	10	-17	-47
-beta>-	50	-54	-17	-19
-betaa-	-32	19	7	-66
-betr>-	-34	30	-19	-10
-betre-	-1	-36	-52	48
-bev-	30	-39	-16	-19
-beza-	-14	4	4	-37
-bezah-	-14	4	4	-37
-bezo-	-29	-46	26	8
-bge-	-33	33	-6	-42
-bgere-	18	-5	-10	-33
-bges-	-42	26	2	-20
-bi>-	-2	-11	9	-41
-bid-	-38	49	-52	-43
-bida-	-12	18	-35	-19
-bido-	-38	45	-40	-38
-bien-	-54	34	7	-9
-bien>-	-44	43	-13	-7
-bij-	22	-10	-31	-1
-bij>-	28	-11	-19	-68
-bik-	-15	-33	29	-9
-bike-	-15	-33	29	-9
-bike>-	-15	-33	29	-9
-bila-	-21	-19	39	-63
-bilan-	-18	-13	33	-55
-bilde-	-39	-33	35	-5
-bildu-	22	-2	-37	-25
-bili-	24	-37	-28	26
-bilis-	24	-25	-1	-35
-bind-	31	-35	-27	-12
-bir-	1	-51	28	-35
-birt-	-42	-35	39	-19
-birth-	-42	-35	39	-19
-bit-	6	7	-40	12
-bito>-	14	-3	-44	9
-bitt-	9	6	-65	-42
-bitte-	10	5	-63	-41
-bitu-	-23	-27	-31	30
-blau-	-32	34	-37	-26
-blauf-	-32	34	-37	-26
-blei-	-33	39	-29	-6
-bleib-	-32	40	-38	-6
-bles-	1	1	-35	17
-bles>-	1	1	-35	17
-bli-	-46	24	2	12
-blij-	-4	16	-43	3
-blijf-	-2	14	-42	-3
-blo-	44	-36	-31	1
-bloc-	29	-9	-14	-54
-block-	11	-8	1	-36
-bna-	-4	14	-43	-27
-bnah-	-4	14	-43	-27
-bnahm-	-4	14	-43	-27
-bo>-	-51	-25	-31	49
-boc-	40	-36	-34	-2
-boco-	40	-33	-29	-19
-boek>-	-3	6	-3	-32
-boeke-	9	-38	3	-22
-boekh-	-27	-39	3	22
-boeki-	-1	17	-22	-33
-bol-	46	-37	-35	0
-bols-	26	-7	-45	8
-bolsa-	25	-29	-40	13
-bon-	-30	21	-37	33
-bon>-	-24	-4	31	-37
-bonad-	-30	31	-15	-42
-bono-	-11	30	-25	-5
-bono>-	-2	21	-25	-4
-boot-	2	12	-48	-10
-bord-	-28	-43	44	-27
-borde-	-40	-31	33	-4
-borg-	-23	-8	24	-49
-bot-	-8	-22	32	-55
-bot>-	4	-8	7	-35
-bou-	25	-31	7	-72
-bour-	-3	-1	2	-38
-bour>-	-14	2	11	-34
-bout>-	26	-44	-3	-28
-bouw-	27	-33	0	-54
-bouw>-	41	-24	-49	-29
-box-	-44	7	17	0
-box>-	-42	7	14	0
-boz-	21	-38	10	-30
-bozz-	21	-38	10	-30
-bra>-	-3	10	-1	-53
-brach-	-21	13	4	-31
-brada-	-8	17	-48	8
-branc-	-51	1	5	19
-brand-	16	18	-41	-27
-brar-	19	-4	-42	7
-bre-	-13	-11	-49	47
-bre>-	-7	-37	-38	45
-brec-	5	17	-47	0
-brech-	5	17	-47	0
-brer-	-44	21	-18	14
-brero-	-34	16	-25	18
-bric-	17	-35	3	-22
-brie-	-55	-22	15	15
-brief-	-50	-22	11	19
-brige-	16	-16	-35	8
-bro>-	-5	-6	-53	44
-broc-	-15	7	7	-29
-broch-	-14	3	9	-29
-bsch-	16	-19	4	-46
-bschl-	14	-14	1	-42
-bst>-	9	13	-42	-28
-bt>-	-55	24	-5	12
-buc-	-1	18	-45	19
-buch-	-1	14	-42	19
-bud-	11	2	-43	3
-budg-	11	2	-43	3
-budge-	11	2	-43	3
-bui-	26	-21	-13	-42
-buil-	27	-20	-16	-39
-bum-	-4	10	-8	-30
-bum>-	-4	10	-8	-30
-bun-	40	-41	-19	-8
-but>-	16	1	-39	-14
-bzg-	2	10	-41	-13
-bzgl-	2	10	-41	-13
-bzgl>-	2	10	-41	-13
-bzug>-	-52	-1	19	-18
-bzugl-	-10	24	-48	-22
-cac-	28	-5	-30	-24
-cach-	6	11	-17	-48
-cache-	-2	12	-9	-44
-caci-	34	5	-63	-6
-cacio-	34	5	-63	-6
-cada>-	-42	11	-15	36
-cadas-	16	-43	-8	11
-cadei-	-35	-17	28	-18
-cai-	-43	18	13	4
-cais-	-42	10	25	-14
-caiss-	-39	16	18	-10
-cal>-	-38	13	16	-21
-calar-	47	-38	-41	-21
-calat-	20	-2	-49	-9
-calc-	-46	-25	48	-32
-calcu-	-25	-18	30	-21
-cale>-	-44	14	-12	14
-calen-	13	-38	4	-6
-cali-	13	9	-25	-43
-call-	12	-55	7	3
-cam-	-1	-37	35	-53
-camb-	-41	-49	52	-26
-cambi-	-35	-35	37	-22
-came-	-28	-1	23	-32
-came>-	-42	31	-1	-28
-cami-	13	-37	18	-38
-camin-	37	-36	-30	-20
-cand-	-28	-33	44	-27
-cano-	-18	-14	-32	30
-canon-	-34	-37	-27	31
-cant-	-18	0	19	-30
-cap-	2	-3	4	-49
-capar-	-5	8	0	-51
-capi-	12	0	-11	-33
-capit-	13	11	-28	-32
-car-	10	-49	11	15
-car>-	54	-58	-45	-4
-cara-	-14	38	-50	-21
-card-	-39	-37	42	-8
-care-	-30	-6	-26	37
-care>-	-28	-8	-26	37
-carp-	34	-13	-29	-41
-cart-	-37	-77	66	-16
-carta-	-52	-47	40	3
-carte-	-15	-58	42	-24
-cas>-	-49	-12	37	-4
-cast-	-46	19	16	-44
-cata-	-1	13	-13	-40
-catal-	0	2	-5	-32
-cate-	-11	10	-4	-42
-cate>-	-46	24	18	-17
-cater-	17	-4	-29	-38
-cati-	23	-51	-4	10
-cau-	3	-13	9	-40
-cc>-	44	-18	-49	-45
-cco-	10	-1	-15	-34
-cco>-	6	4	-11	-45
-ccon-	-2	6	-6	-57
-ccont-	0	11	-13	-52
-ccor-	-43	4	16	5
-ccord-	-39	12	2	9
-ceb-	-15	32	-47	-17
-cebi-	-20	31	-38	-28
-cec-	-41	27	-47	28
-cei-	-8	-8	16	-52
-ceir-	-26	34	-25	-27
-cel>-	-41	-3	15	-6
-cela>-	-6	17	-16	-33
-celac-	-35	41	-42	-22
-cella-	17	3	-51	-4
-celle-	-40	9	19	-7
-cem-	24	-38	-19	9
-cemb-	15	-37	-38	24
-ceme-	31	-29	-13	-45
-cemen-	31	-29	-13	-45
-cent-	18	8	-40	-21
-cent>-	19	13	-41	-40
-cente-	0	13	-38	-21
-cento-	14	-5	-9	-36
-cenz-	-20	-38	15	-2
-cenza-	-20	-38	15	-2
-cept>-	21	-28	-17	-15
-cer-	-12	14	10	-98
-cer>-	29	-15	-30	-30
-cere-	-16	-18	30	-35
-cerr-	-35	30	-11	-37
-cerra-	-35	30	-11	-37
-cert-	3	12	-11	-64
-certi-	16	-10	-9	-44
-cesso-	22	-3	-32	-32
-cet-	25	-35	-7	-7
-cfd-	-20	24	-34	-14
-cfdi-	-20	24	-34	-14
-cfdi>-	-20	24	-34	-14
-ch>-	14	13	-43	-4
-cha-	-11	-43	24	10
-chad-	-42	-22	51	-42
-chaft-	-5	10	-42	22
-chal-	-26	-25	5	11
-chal>-	-40	-37	46	-46
-chale-	-11	-13	-31	31
-chang-	-46	11	11	-3
-chant-	10	-3	-11	-30
-chaq-	-5	-29	-38	28
-chaqu-	-5	-29	-38	28
-chea-	23	10	-58	-12
-chean-	23	10	-58	-12
-chec-	-35	-18	13	7
-check-	-34	-18	7	14
-chen-	12	-9	-13	-19
-chen>-	7	-7	-7	-20
-chenr-	40	-18	-53	-25
-chi>-	21	-3	-18	-38
-chia-	-48	7	28	-8
-chied-	13	-3	-16	-36
-chij-	33	-31	-21	-45
-chijf-	14	-14	-12	-36
-chil-	-25	8	13	-44
-child-	-7	-8	10	-37
-chio>-	-21	-41	41	-30
-chite-	20	1	-36	-21
-chiu-	-37	43	-30	-35
-chiud-	-44	45	-33	-21
-chivo-	-36	12	13	-27
-chl-	-13	1	14	-48
-chl>-	19	-39	-5	-19
-chla-	4	-10	3	-33
-chlag-	8	-6	-3	-32
-chlie-	-45	34	-10	-30
-chlu-	-31	10	9	-55
-chlus-	-31	10	9	-55
-chner-	-41	-35	39	-25
-chnit-	-4	-16	20	-32
-chon-	-30	34	-31	-9
-chos-	8	-18	-1	-34
-chot-	6	4	-11	-61
-chot>-	22	11	-60	-51
-chotf-	3	-27	21	-21
-chott-	-47	12	16	-16
-chst-	15	-4	-40	10
-cht-	-25	-39	49	-15
-chti-	-62	18	11	-2
-chtig-	-50	3	12	-1
-chur-	-24	-3	23	-45
-chure-	-15	2	10	-36
-chus-	17	1	-26	-40
-chuss-	17	1	-26	-40
-chz-	15	-2	-27	-32
-chze-	15	-2	-27	-32
-chzei-	15	-2	-27	-32
-ci>-	-40	42	-16	-7
-cial-	16	-16	-44	22
-cial>-	21	-26	-40	16
-cias-	-44	25	1	-12
-cias>-	-44	25	1	-12
-ciat-	-49	-2	36	-22
-ciata-	-35	22	8	-24
-cib-	-42	27	-16	11
-cibid-	-33	40	-40	-29
-cibo-	-30	-20	-8	19
-cida-	-40	19	9	-22
-cierr-	-17	21	-14	-38
-cil-	-33	-36	27	-2
-cili-	-40	-33	24	0
-cim-	-5	4	4	-41
-cina-	-7	21	-31	8
-cina>-	-3	23	-37	1
-cip-	2	-5	-2	-36
-cipad-	-2	-42	15	4
-cipaz-	-13	-5	17	-44
-cipo-	9	8	-25	-55
-cipo>-	17	10	-45	-52
-cipos-	-41	-13	34	-23
-cks-	14	13	-50	-25
-ckt-	-7	-43	33	-16
-ckt>-	-6	-42	31	-14
-cku-	-27	-32	2	21
-ckup-	-13	-43	-8	22
-ckup>-	-10	-41	0	13
-cl>-	-22	6	12	-50
-clas-	-33	-25	26	-2
-cle-	-65	-4	21	7
-cle>-	-51	-16	36	-12
-clea-	-58	-7	-1	21
-clear-	-53	19	19	-27
-cli-	-33	-23	41	-19
-clie-	-30	-10	27	-30
-clien-	-30	-10	27	-30
-clo-	-17	32	-35	-1
-clos-	-22	34	-31	-42
-closi-	-19	11	-5	-33
-clot-	-25	27	-13	-34
-clotu-	-43	37	-10	-32
-clu-	-36	3	13	-10
-clud-	-43	2	12	5
-clus-	-43	15	3	-18
-cluso-	-17	13	-4	-38
-cobro-	3	-3	-2	-48
-coci-	22	9	-45	-8
-cocin-	23	10	-43	-27
-coe-	12	3	-38	5
-coes-	12	3	-38	5
-coes>-	12	3	-38	5
-coll-	-4	16	-40	14
-colla-	-8	32	-44	-28
-colon-	16	12	-36	-19
-comec-	43	-33	-40	-26
-comes-	34	-21	-49	-10
-commi-	12	11	-36	-25
-como-	-52	4	1	30
-como>-	-49	9	-7	32
-compl-	-30	25	1	-50
-conc-	-11	13	0	-54
-conce-	-19	-20	33	-41
-conci-	-7	-41	34	-27
-concl-	10	44	-70	-50
-cond>-	-13	15	-12	-24
-conda-	-8	10	-5	-55
-conde-	-21	26	-8	-29
-condi-	-40	-13	33	9
-condo-	-3	-28	0	23
-cong-	4	22	-39	-46
-congr-	-4	13	-18	-35
-congu-	4	23	-43	-30
-cons-	-52	-12	42	-12
-cont-	4	-11	-31	33
-conto-	22	-39	9	-79
-contr-	-28	7	-35	47
-cope-	3	10	-18	-29
-copy-	1	1	-2	-38
-copy>-	1	-12	5	-33
-cor-	-41	-16	33	0
-cora-	-18	3	17	-38
-cora>-	1	12	-39	-22
-cord-	-36	10	6	1
-corda-	-38	3	21	-11
-corde-	10	2	-12	-41
-cordo-	-35	14	-32	28
-corp-	2	5	-10	-29
-corpo-	4	7	-13	-30
-corr-	-41	-27	37	2
-corte-	-2	-46	26	13
-cos-	20	-40	3	-24
-cos>-	-17	-33	29	-13
-cou>-	-43	27	-6	-6
-cour-	26	-51	6	-22
-coz-	5	23	-45	-20
-cozi-	3	24	-44	-20
-cpt-	33	-19	-45	-32
-cpte-	23	-3	-44	-32
-cpte>-	23	-3	-44	-32
-cre-	-12	18	5	-45
-crea-	-18	-11	22	-35
-creat-	-13	2	9	-31
-cred-	-6	34	-26	-18
-credi-	-5	35	-29	-17
-crm-	2	11	-37	4
-crm>-	2	11	-37	4
-cro-	-23	-31	38	-35
-cs>-	-24	-39	42	-29
-ct>-	-9	17	-41	23
-cte-	-47	1	5	21
-ctie>-	-8	-38	35	-38
-ctuu-	16	0	-23	-35
-ctuur-	16	0	-23	-35
-cuan-	34	-23	-46	-31
-cuand-	27	-14	-45	-30
-cuatr-	5	3	-29	3
-cuc-	-15	15	8	-45
-cuen-	4	7	-15	-47
-cuent-	4	7	-15	-47
-cul-	9	-30	12	-11
-culo-	-35	-22	25	3
-cult-	37	-27	-44	-27
-cultu-	26	-12	-40	-25
-cume-	8	-12	-1	-43
-cumen-	8	-12	-1	-43
-cun-	-42	-30	42	-21
-cur-	15	-39	16	-38
-cura-	-12	-39	19	0
-cure-	36	-4	-44	-34
-curi-	-18	-43	36	-4
-curit-	-41	-31	38	0
-cursu-	-23	-9	25	-38
-cus>-	-30	30	-36	10
-cut-	7	-40	5	19
-cut>-	-19	-48	50	-38
-da>-	-11	24	-4	-55
-daa-	-17	21	-21	-6
-daan-	-33	31	-7	-43
-daan>-	-33	31	-7	-43
-daar-	-14	20	-35	-2
-dabr-	0	21	-40	-36
-dabre-	4	15	-36	-31
-dac-	14	-31	19	-56
-daca-	-47	27	-16	-30
-dacao-	-47	27	-16	-30
-dach-	19	8	-27	-42
-dad>-	0	-16	-49	43
-dada-	-48	20	11	6
-daf-	-1	15	-22	-23
-dafr-	-10	22	-27	-19
-dag-	-14	-54	36	19
-dak>-	32	-17	-44	-37
-dal>-	-9	35	-52	5
-dam-	-8	1	11	-41
-dame-	16	-48	3	-5
-damen-	9	-46	4	-5
-dami-	0	9	-5	-40
-damit-	22	18	-44	-32
-dan>-	11	13	-36	-34
-danc-	-45	-25	36	-26
-dance-	-39	-32	37	-20
-dank-	-48	40	5	-18
-dank>-	-37	25	9	-26
-dankt-	-34	28	2	-15
-dao-	-9	-37	24	-18
-dao>-	-9	-37	24	-18
-dar>-	39	-12	-27	-12
-data-	39	-49	-16	-38
-data>-	48	-46	-30	-35
-date>-	55	-28	-76	-22
-daten-	-40	19	7	-10
-datio-	34	-30	-37	-18
-dato-	-35	33	-24	-5
-dato>-	-44	35	-16	-17
-datu-	34	-73	5	-39
-datum-	44	-47	-37	-18
-datur-	-27	-56	46	-39
-day-	-36	-37	47	-2
-day>-	-24	-33	42	-27
-dba-	-43	4	14	-8
-dden-	-22	33	-23	-31
-dden>-	-22	33	-23	-31
-ddi-	-6	-1	0	-39
-ddin-	-6	1	-2	-35
-dding-	-6	-3	2	-33
-de>-	-28	-9	18	0
-debu-	14	3	-41	-8
-debut-	14	3	-41	-8
-dece-	-16	2	-36	26
-decem-	-12	-8	-35	26
-deco-	-4	-4	17	-50
-decom-	6	29	-55	-28
-decor-	-7	-31	36	-37
-ded>-	-40	-37	29	9
-dedo-	-29	40	-50	-17
-dedu-	0	24	-89	-35
-deduc-	-5	20	-67	-26
-dedui-	7	8	-52	-19
-dee-	15	-1	-5	-72
-deel-	24	0	-17	-67
-deel>-	-15	14	-1	-48
-deelb-	26	1	-48	-16
-deelf-	21	-5	-26	-29
-def-	-32	33	-10	-37
-defi-	-22	22	-6	-31
-defin-	-22	22	-6	-31
-dej-	-55	29	6	-40
-deja-	-45	32	-4	-28
-deja>-	-42	21	0	-23
-delac-	26	3	-41	-20
-della-	-15	20	-7	-44
-dema-	48	-23	-42	-55
-deman-	15	-21	0	-41
-demar-	43	-29	-44	-34
-demas-	18	5	-37	-21
-demi>-	-40	-30	40	-28
-denti-	12	21	-54	-14
-deo-	-3	-11	14	-49
-deo>-	-8	-8	15	-45
-dep-	15	-11	-5	-54
-dep>-	43	-15	-47	-39
-depl-	-46	-16	39	-28
-depo-	2	-7	7	-87
-depoi-	2	10	-28	-41
-depos-	-12	-6	15	-63
-depot-	25	-24	-9	-47
-der-	-12	34	-28	-20
-derd-	-6	24	-39	-4
-derd>-	-47	13	14	-34
-derde-	4	23	-47	-26
-dere>-	8	22	-49	-18
-derh-	-53	-31	6	14
-derho-	-47	-27	-1	14
-deri-	14	8	-34	3
-derin-	16	5	-22	-44
-dern-	-20	24	-9	-45
-derni-	-33	23	-7	-20
-derte-	27	-37	3	-13
-deru-	-11	22	-21	-30
-derun-	-11	22	-21	-30
-desc-	-30	14	16	-48
-descu-	-33	17	10	-33
-desp-	19	-19	-2	-47
-dess-	-20	27	-19	-36
-desso-	-13	27	-61	-32
-det-	-50	15	-2	14
-detr-	-35	24	-8	0
-deu>-	-39	36	-16	-16
-deur-	-45	6	27	-26
-devel-	28	-41	-31	18
-devi-	8	1	-2	-40
-devis-	6	-5	5	-39
-devo-	-44	37	-23	-29
-devol-	-43	37	-24	-28
-dfa-	-17	24	-31	-16
-dfac-	-14	23	-44	-6
-dfact-	-14	23	-44	-6
-dgd-	-30	39	-42	-27
-dgd>-	-30	39	-42	-27
-dge-	27	2	-58	10
-dget-	11	2	-43	3
-dget>-	8	2	-40	4
-diag-	4	-24	18	-43
-dian-	24	10	-45	-48
-diant-	25	7	-43	-46
-dias-	-4	-37	12	2
-dias>-	-4	-37	12	2
-dica-	34	-15	-36	-9
-dicac-	39	-31	-56	-22
-dicao-	34	-10	-25	-53
-dici>-	-35	0	4	6
-dida-	7	-12	0	-41
-dida>-	21	-14	-21	-36
-dido-	-7	-7	15	-36
-dido>-	-5	-12	15	-35
-die>-	-4	16	-29	-8
-dient-	-3	8	-43	6
-dif-	-23	52	-52	-39
-dife-	-11	37	-55	-29
-difer-	-11	36	-53	-28
-diff-	-18	40	-43	-27
-diffe-	-19	44	-54	-24
-dig-	-45	-18	52	-40
-dig>-	-15	-6	14	-31
-dige-	-32	-27	41	-38
-dim-	1	18	-25	-51
-dimi-	-11	19	-32	-28
-dine-	33	-40	-7	-40
-dip-	-42	-10	34	-21
-dir-	9	-54	6	14
-dire-	4	-40	-4	16
-direc-	-6	-47	6	11
-direz-	14	-10	-38	-3
-dis-	-14	-58	34	24
-disc-	-11	-49	40	-27
-disco-	0	-37	19	-28
-dise-	10	-24	9	-37
-disen-	2	-16	10	-38
-dist-	-38	4	22	-29
-dit-	-26	16	10	-45
-dit>-	7	9	-13	-54
-diti-	-43	-31	31	2
-dito-	-5	27	-17	-37
-ditor-	-25	19	9	-28
-dj>-	3	-39	25	-36
-dju-	27	-26	-39	13
-dkam-	-13	23	-40	-9
-dkame-	-13	23	-40	-9
-dle-	29	-32	1	-36
-dle>-	31	-27	-11	-32
-doce>-	-39	0	18	-1
-docu-	8	-12	-1	-43
-docum-	8	-12	-1	-43
-dod-	-36	-6	16	-3
-dodi-	-36	-6	16	-3
-dodic-	-36	-6	16	-3
-dof-	-38	37	-33	-12
-dofa-	-38	37	-33	-12
-dofac-	-38	37	-33	-12
-dois-	-1	-9	7	-29
-dois>-	-2	-8	7	-29
-dom-	-47	-40	-16	42
-doma-	-37	-11	-29	31
-domi-	-33	-50	-7	28
-domic-	-33	-30	10	6
-donde-	-30	-37	-4	19
-done-	-14	33	-25	-43
-done>-	-14	33	-25	-43
-door>-	-2	-32	19	5
-dop-	-10	19	-15	-37
-dopo-	-16	23	-28	-19
-dopo>-	-16	26	-38	-31
-dos-	-10	1	17	-47
-doss-	12	-13	-3	-29
-dossi-	12	-13	-3	-29
-dot-	-40	34	-24	6
-dott-	-40	34	-24	6
-doul-	5	16	-34	-29
-doula-	5	16	-34	-29
-dov-	-20	32	-57	2
-dove-	-14	21	-40	4
-dover-	-5	17	-39	-11
-dovu-	-13	26	-41	-23
-dovut-	-13	26	-41	-23
-down-	17	-7	-15	-40
-down>-	18	-9	-15	-39
-dpr-	-6	9	-38	21
-dra-	36	-9	-32	-30
-dra>-	40	-25	-26	-42
-draa-	19	-4	-38	-23
-draai-	19	-3	-41	-22
-draf-	-15	-47	38	-35
-draft-	-15	-47	38	-35
-drage-	18	-29	-42	27
-draw-	18	19	-57	-26
-draw>-	20	9	-43	-18
-dre-	11	-17	3	-35
-drei-	27	-8	-18	-53
-drein-	-28	-22	32	-35
-dres-	-44	-28	43	-27
-dri-	3	14	-20	-38
-drie>-	3	6	-11	-27
-drit-	12	23	-59	-25
-dritt-	12	23	-59	-25
-dron-	-11	-54	36	-34
-drone-	-16	-37	29	-31
-dru-	-46	-3	40	-41
-ds>-	28	-18	-4	-47
-dsb-	17	-36	-14	1
-dsc-	-38	-53	10	28
-dsch-	-32	-44	22	9
-dsh-	-39	-15	35	-23
-dsho-	-37	-10	31	-19
-dshot-	-37	-10	31	-19
-dst-	6	13	-27	-44
-dsta-	-21	34	-40	-28
-dt>-	34	-45	-9	2
-ducao-	15	-18	0	-45
-ducte-	-7	15	-30	-35
-dui-	-2	11	-29	5
-duir-	10	-1	-35	-8
-duit>-	-27	27	-36	14
-dukti-	12	7	-31	-25
-dul-	-11	-13	19	-45
-dule-	-13	-13	20	-31
-dun-	7	-1	-4	-50
-dung-	9	3	-9	-45
-dung>-	12	-3	-7	-45
-duo-	-23	9	7	-46
-duo>-	-20	19	-6	-45
-ea>-	-6	-22	26	-36
-eac-	-4	-45	-6	23
-each-	14	-43	-28	19
-eads-	-36	6	20	-31
-eadsh-	-39	-15	35	-23
-eady-	-29	21	-3	-38
-eady>-	-29	21	-3	-38
-eali-	24	-1	-35	-22
-eam>-	-45	-20	12	14
-eant-	-32	-5	-5	15
-ear-	-2	-45	7	18
-eas-	-16	27	-14	-50
-ease-	-4	19	-20	-45
-ease>-	11	18	-36	-41
-eati-	-13	2	9	-31
-eatio-	-7	7	-1	-31
-eba-	-14	-46	51	-35
-ebido-	-39	35	-29	-26
-ebles-	-18	24	-35	-21
-ebo-	-21	-19	33	-42
-ebot-	9	-14	6	-36
-ebot>-	4	-8	7	-35
-ebrac-	-54	17	22	-29
-ebre-	-37	18	-25	18
-ebrer-	-37	18	-25	18
-ebut-	14	3	-41	-8
-ebut>-	8	12	-38	-8
-ec>-	-48	-11	17	17
-eca-	22	-50	21	-4
-ece>-	-41	20	21	-22
-eceb-	-12	30	-46	-17
-ecebi-	-20	31	-38	-28
-ecemb-	-6	-18	-34	26
-echa-	14	-17	3	-38
-echa>-	46	-22	-52	-38
-echad-	-31	-33	49	-32
-echea-	23	10	-58	-12
-echo-	-35	24	-6	-43
-echo>-	-40	30	-13	-42
-echt-	-46	-37	48	-35
-ecib-	-41	27	-16	11
-ecibo-	-30	-20	-8	19
-ecip-	4	-44	14	-9
-ecipa-	-8	-39	17	-9
-ecis-	27	-46	-30	20
-ecom-	10	29	-61	-38
-ecomp-	7	28	-55	-28
-ecou-	-47	4	26	0
-ecour-	-40	-34	36	-27
-ecte-	-43	9	-20	25
-ectu-	-42	-4	37	-38
-ectur-	-36	-13	37	-34
-ecu-	27	1	-37	-20
-ecuc-	27	0	-46	-25
-ecuci-	21	-12	-33	-17
-ecur-	25	-52	-7	-2
-ecure-	40	-26	-41	-35
-ecuri-	-17	-42	35	-4
-ed>-	-39	9	21	-21
-eda-	-18	-8	28	-25
-eda>-	-40	46	-40	-49
-edac-	-1	-40	33	-37
-edad-	-4	-32	21	-19
-edan-	12	10	-32	-30
-edan>-	19	4	-39	-24
-edd-	-7	-4	4	-37
-eddi-	-7	-4	4	-37
-eddin-	-6	-3	2	-33
-edes>-	6	-46	-8	17
-edet-	-14	-32	28	-37
-edi-	4	-21	17	-35
-edia-	8	-39	6	-2
-edia>-	7	-42	-5	9
-edic-	18	-4	-12	-43
-edica-	33	-10	-27	-37
-edid-	-6	-6	14	-36
-edida-	8	-8	-6	-39
-edig-	-47	-11	45	-46
-edig>-	-37	-6	25	-14
-edigt-	-9	13	-10	-27
-edim-	40	-38	-27	-30
-edit-	-21	11	11	-62
-edo>-	-3	8	-1	-37
-edor-	-47	13	9	13
-edu-	6	15	-30	-52
-educ-	-8	15	-22	-25
-educi-	-42	39	-9	-17
-edui-	7	9	-53	-20
-eduit-	-2	16	-42	-27
-eeg-	-46	26	3	-19
-eek-	-17	-31	-1	27
-eel-	9	1	-3	-44
-eel>-	-21	14	9	-62
-eelb-	26	1	-48	-16
-eelbe-	26	1	-48	-16
-eeld-	3	-40	17	-6
-eelf-	21	-6	-23	-30
-eelfa-	29	-3	-52	-23
-een-	5	-32	16	-8
-eep-	0	-55	-16	21
-eerde-	-40	33	-15	-6
-eers-	27	-15	-25	-16
-eerst-	29	-21	-23	-14
-eest-	-6	-19	24	-49
-eest>-	-29	-14	31	-42
-eet-	-42	-13	43	-16
-efere-	-38	-29	34	-13
-efert-	1	3	-8	-38
-efi-	11	9	-28	-47
-efin-	-22	22	-6	-31
-efini-	-22	22	-6	-31
-efit-	31	-20	-36	-21
-efit>-	31	-20	-36	-21
-efor-	56	-28	-52	-20
-efr-	5	-52	13	-20
-efra-	23	-44	-3	-29
-efram-	33	-36	-30	-24
-eft-	-21	28	-21	-26
-efu-	21	-48	-1	-19
-egad-	-44	12	10	6
-egada-	-35	35	-20	-36
-egado-	-31	-12	20	13
-egal-	-48	-21	33	9
-egan-	1	12	-47	-25
-ege>-	9	-44	-12	31
-egend-	-46	-17	39	-16
-eggi-	39	-16	-44	8
-egi-	34	-50	-7	-7
-egin-	50	-55	-37	-38
-eginn-	41	-38	-35	-25
-eglee-	-40	34	-13	-21
-eglic-	-38	39	-33	-22
-egno-	17	-1	-21	-41
-egno>-	17	-1	-21	-41
-ego>-	17	1	-44	16
-egr-	-40	-17	33	-4
-egra-	-20	-3	16	-46
-egral-	-26	7	13	-38
-egre-	-40	-15	14	5
-egrep-	-33	-34	17	5
-egro-	-26	-8	18	1
-egro>-	-32	-35	33	-13
-egue-	-8	15	-10	-35
-eguem-	18	-2	-42	-30
-eguir-	53	-50	-50	-30
-egul-	-23	22	-36	16
-egula-	-21	24	-38	8
-ehan-	-30	-38	39	-20
-ehee-	-42	-39	-2	27
-ehl-	-20	25	-23	-37
-ehle-	-36	19	-9	-26
-ehlen-	-28	30	-35	-22
-eho-	-61	37	-7	-22
-ehol-	-44	-3	29	-25
-eht>-	9	4	-41	-27
-eia>-	-37	-18	37	-19
-eib-	-28	31	-14	-12
-eibe-	-19	21	-5	-38
-eiben-	-21	22	-5	-36
-eibt-	-39	29	-10	3
-eibt>-	-39	29	-10	3
-eiche-	31	-22	-42	-14
-eid>-	-1	-27	14	-40
-eie-	6	-14	10	-45
-eier-	5	-8	-2	-33
-eier>-	7	-7	-7	-32
-eil>-	-44	17	20	2
-eilb-	29	-14	-31	-23
-eilbe-	29	-14	-31	-23
-eilen-	26	-14	-19	-33
-eilr-	31	-4	-51	-34
-eilre-	26	2	-48	-33
-eilu-	19	-7	-41	-13
-eilz-	3	2	0	-40
-eilze-	-40	-33	38	-30
-eim-	-16	-9	22	-45
-eim>-	-12	-7	18	-41
-ein>-	16	-47	13	-20
-eind-	-41	47	-17	-51
-einda-	-9	23	-24	-41
-einds-	-38	27	-1	-40
-eine-	-35	-59	56	-2
-eine>-	-27	-49	35	5
-eini-	-40	-51	16	19
-einig-	-53	-48	16	19
-einm-	-5	-49	36	-27
-einma-	-13	-46	42	-27
-einz-	-15	-35	20	-13
-einze-	-3	-25	24	-42
-eio-	-8	-47	38	-10
-eio>-	-5	-44	50	-42
-eira-	-8	8	2	-36
-eira>-	-11	16	-9	-30
-eise-	1	-36	23	-40
-eita>-	-40	-8	32	-29
-eiter-	21	-50	10	-13
-eitet-	-38	-32	35	-17
-eits>-	-47	29	-12	-46
-eiz-	-44	7	14	-3
-eja-	-31	35	-12	-42
-eja>-	-38	23	-3	-25
-eje-	15	-10	-2	-42
-ejec-	31	-7	-47	-32
-ejecu-	31	-7	-47	-32
-eka-	-16	-45	34	-35
-eken>-	-13	-58	-6	30
-ekend-	-11	10	5	-36
-ekh-	-27	-39	3	22
-ekho-	-27	-38	4	21
-ekhou-	-27	-38	4	21
-ekin-	-2	16	-19	-37
-eking-	-2	16	-19	-37
-ekken-	7	-35	4	7
-ekt>-	0	18	-10	-39
-ekto-	-18	-21	32	-30
-ektor-	-18	-21	32	-30
-ela-	6	-7	3	-35
-ela>-	10	2	-12	-45
-elac-	11	33	-63	3
-elaci-	-18	39	-51	8
-elad-	-51	3	27	3
-elas-	0	-20	19	-45
-elas>-	15	-32	7	-37
-elau-	2	9	-13	-36
-elaun-	21	1	-39	-26
-elb-	25	-9	-31	-3
-elbet-	35	-14	-48	-18
-eld>-	41	-9	-46	-13
-ele-	-32	-24	40	-15
-ele>-	-36	-48	41	-15
-elea-	-31	41	-45	-34
-eleas-	-31	41	-45	-34
-elec-	-27	-19	35	-30
-elect-	-20	-16	28	-30
-eleis-	-4	12	-27	-5
-elen-	-19	-36	39	-8
-elen>-	-18	-34	43	-16
-eles-	-24	-37	35	-16
-eles>-	-24	-37	35	-16
-elet-	4	-16	13	-42
-elfa-	24	-5	-47	-3
-elfac-	26	-7	-53	-2
-elft-	-1	15	-28	-34
-elft>-	0	14	-27	-33
-elief-	1	4	-9	-34
-eliq-	-24	32	-28	-34
-eliqu-	-24	32	-28	-34
-elk-	-20	-54	-5	38
-elle-	13	-24	-26	23
-elle>-	10	-12	-33	25
-ello-	-5	-4	11	-52
-ello>-	-4	-4	11	-52
-eloo-	11	3	-42	-24
-eloon-	11	3	-42	-24
-elp-	13	9	-38	12
-els-	-14	-64	45	-17
-els>-	-17	-44	32	-13
-elte-	39	-10	-46	-20
-em>-	-36	-1	18	8
-emaa-	-46	-13	25	3
-emain-	11	5	-31	1
-emal-	-29	-30	35	-19
-emand-	10	-5	-6	-31
-emane-	-18	36	-49	-33
-emar-	42	-31	-34	-35
-emarr-	42	-27	-45	-31
-emas-	24	-2	-48	-2
-emas>-	18	5	-37	-21
-emb-	-4	-47	-70	68
-embo-	34	-5	-49	-35
-embr-	-3	-39	-43	40
-embre-	2	-36	-32	26
-embro-	-11	-19	-36	38
-emest-	-26	-24	-34	32
-emie-	22	-18	-9	-38
-emier-	22	-17	-10	-40
-emin-	-10	-5	11	-45
-emina-	-20	-6	17	-41
-emis-	-35	-11	32	-17
-emod-	26	3	-41	-20
-emode-	26	3	-41	-20
-emont-	6	9	-9	-36
-emp-	-37	-23	10	29
-empa-	-29	-46	38	-25
-empe-	24	-20	-4	-34
-empl-	-30	-49	27	8
-empla-	-44	-37	48	-32
-empo>-	-36	7	-21	23
-en>-	-23	-9	33	-25
-ena>-	47	-34	-23	-67
-enal-	-14	-6	21	-38
-enali-	-41	-15	35	-18
-enanc-	-38	-37	-19	36
-enant-	-5	-1	4	-36
-enar-	39	-22	-33	-28
-enb-	10	-11	-2	-22
-enca-	14	-1	-37	9
-enca>-	-5	-9	-53	40
-encai-	-18	23	-37	-30
-encem-	34	-22	-32	-19
-enci-	-43	4	6	13
-encio-	-45	22	-4	1
-encom-	9	-9	-7	-36
-endab-	0	20	-38	-37
-endar-	14	-45	7	-6
-ende-	-50	33	-5	11
-ende>-	-28	24	-46	30
-endo>-	-5	14	-40	-3
-endr-	32	-21	-8	-47
-endra-	42	-43	-35	-21
-endre-	-13	12	7	-40
-ener-	-20	15	-34	25
-enero-	-43	31	-51	29
-enew-	-38	-33	-37	39
-enga-	45	-24	-55	2
-engag-	29	-15	-47	11
-enho-	0	17	-13	-45
-enhor-	-4	18	-17	-36
-enim-	-36	-29	-31	33
-enimi-	-35	-31	-31	33
-enio-	-39	-33	-17	28
-enior-	-39	-33	-17	28
-enir-	36	-42	-31	7
-enir>-	31	-35	-29	8
-enm-	-47	-10	48	-41
-enma-	-39	-43	53	-37
-enn>-	49	-50	-32	-27
-eno>-	-28	1	25	-59
-enos-	-41	24	-3	-41
-enos>-	-41	25	-4	-40
-enov-	-7	-2	-48	29
-enova-	-4	0	-52	25
-enre-	3	0	-5	-37
-enrec-	6	-30	10	-32
-ens-	-35	-53	-10	51
-ensa-	-13	-36	-11	31
-ensal-	-38	-25	-20	29
-ensil-	-39	-32	-45	45
-ensu-	-17	-46	-23	31
-ensue-	-47	-42	-4	19
-entad-	-6	-45	40	-22
-enter-	-29	-55	45	-7
-entid-	20	10	-42	-38
-entie-	-43	-58	33	25
-entij-	39	-30	-42	-28
-entir-	-33	-28	35	-16
-entit-	14	14	-46	-11
-entor-	11	14	-48	-41
-entos-	-13	15	-3	-45
-entra-	14	-26	2	-36
-ents-	-13	18	-1	-64
-ents>-	-8	23	-16	-58
-enu-	-41	32	-3	-13
-enu>-	-42	11	21	-30
-enue-	7	0	-45	10
-enue>-	7	1	-41	5
-enut-	-45	43	-22	4
-env-	14	-41	0	16
-enve-	-6	-35	0	23
-enver-	5	-36	-8	23
-enz-	-59	-7	18	22
-enzah-	-33	-32	33	-23
-enzi-	-41	-27	-15	32
-enzio-	-27	-30	-39	38
-ep>-	44	-37	-9	-52
-epa-	22	-45	4	-16
-epag-	35	-41	-33	-36
-epaga-	36	-30	-37	-20
-epai-	-10	2	10	-42
-epaid-	-2	14	-8	-34
-epar-	18	-73	36	-64
-epara-	-3	-63	39	-56
-epe-	-54	-9	-1	26
-epen-	-36	-33	17	7
-epen>-	-35	-38	23	-1
-epin-	-31	-46	-17	34
-epl-	-41	3	28	-52
-epla-	-25	8	12	-46
-eplac-	-37	-25	37	-31
-epo-	7	-11	7	-65
-epoi-	1	9	-22	-41
-epois-	2	10	-29	-41
-epor-	7	-6	3	-46
-eport-	7	-6	3	-46
-epos-	-12	-6	17	-65
-eposi-	-10	-8	16	-62
-epot-	25	-24	-9	-47
-epot>-	28	-22	-14	-43
-epri-	-25	16	9	-33
-epro-	27	-8	-35	-22
-ept-	-4	-21	-17	30
-ept>-	28	-23	-31	2
-epta-	15	4	-55	-23
-eptan-	2	13	-46	-27
-eptem-	-15	-32	-8	28
-eptio-	-37	-9	34	-38
-equi-	-14	-51	25	-6
-equil-	-37	-36	43	-45
-erac-	-43	43	-23	-30
-eraf-	4	20	-50	5
-eraf>-	4	20	-50	5
-erano-	-29	22	-9	-5
-erar-	5	-7	10	-39
-erat-	-87	-14	55	-3
-erata-	-39	-19	42	-29
-erati-	-50	15	11	-2
-erato-	-38	5	17	-26
-erau-	-7	-41	-21	31
-erba-	24	-43	1	-9
-erbe-	-45	9	30	-21
-erbl-	-29	33	-55	-6
-erble-	-39	45	-46	-28
-erbo-	11	-13	2	-36
-erc-	-1	27	-33	-34
-ercad-	11	5	-35	-17
-erce-	-41	40	-14	-28
-ercei-	-30	37	-23	-33
-erch-	9	-37	14	-23
-erche-	9	-37	14	-23
-erci-	-8	25	-6	-45
-ercia-	-36	27	-28	9
-erco-	24	-4	-38	-14
-erco>-	20	-6	-21	-41
-ercor-	22	-6	-45	-21
-erde-	16	11	-39	-14
-erde>-	9	13	-36	-7
-ere>-	-7	14	-8	-47
-ereed-	28	-13	-46	-21
-ereir-	-5	6	-44	23
-erel-	22	-3	-46	-34
-erelo-	22	-3	-46	-34
-erem-	3	-25	26	-43
-eremo-	9	-28	22	-39
-eren-	-12	-4	20	-61
-eren>-	20	-49	33	-62
-erenc-	-17	3	14	-49
-erend-	-41	37	-10	-38
-ergem-	-40	-12	-39	35
-ergo-	8	10	-46	15
-erhou-	-51	-10	-2	14
-eri-	-2	16	-3	-45
-erial-	9	-8	2	-64
-erie-	-12	16	0	-43
-erie>-	-15	10	6	-33
-erig-	-6	15	-22	-39
-erige-	-2	16	-47	-30
-erin-	2	9	-13	-40
-ering-	11	3	-22	-36
-eriod-	-17	4	-56	33
-erke-	16	8	-35	-7
-erkel-	2	9	-37	-15
-erken-	22	10	-44	-25
-erkl-	-47	-36	49	-28
-erko-	-29	-42	22	5
-erl-	-21	-21	-13	37
-erlan-	-37	-23	-15	27
-erled-	-9	13	-10	-27
-erleg-	-5	-20	26	-37
-erlen-	-28	-28	-34	32
-erm>-	-17	-39	-25	32
-erma-	24	5	-55	-1
-erma>-	9	2	-40	-14
-ermed-	50	-36	-39	-43
-ermij-	0	5	-7	-62
-ermit-	-22	31	-21	-34
-ern-	-36	-1	24	-6
-erna-	4	-33	18	-26
-erni-	-33	13	10	-18
-ernie-	-25	19	-7	-19
-erno>-	-7	5	-51	34
-eron-	2	8	-12	-30
-eront-	21	-47	2	-24
-erp>-	2	-11	6	-37
-erra-	-15	13	6	-69
-erra>-	43	-16	-66	-25
-errad-	-40	32	-13	-28
-erram-	-11	28	-31	-41
-erras-	10	-43	32	-19
-erre-	-21	33	-38	9
-erre>-	-7	21	-23	-38
-errek-	-7	25	-67	-39
-ers-	2	-23	19	-35
-ersam-	36	-14	-36	-36
-ersat-	-53	29	0	-27
-ersc-	-19	28	-34	-1
-ersch-	-18	29	-38	2
-ersem-	32	-20	-26	-22
-ersi-	-21	-11	28	-44
-ersio-	-8	-13	18	-34
-ersl-	10	-1	-9	-37
-erst-	21	-51	13	-22
-erst>-	31	-14	-46	-26
-erste-	28	-36	-12	-5
-ert>-	-37	-5	33	-35
-ertal-	-8	-26	29	-48
-erte>-	-1	14	-5	-42
-erter-	-36	25	-13	-23
-erti-	-1	2	2	-38
-ertif-	16	-2	-17	-42
-ertr-	8	-25	-34	29
-ertra-	8	-30	-31	29
-ertu-	16	-31	14	-38
-ertur-	10	-33	19	-34
-erva>-	24	-22	-16	-59
-ervan-	-43	-17	35	-3
-ervas-	-43	-12	19	14
-erve-	10	-21	-41	21
-erve>-	18	-12	-32	-25
-erver-	25	-40	-48	25
-erves-	-5	16	-34	-29
-ervic-	-57	-22	6	22
-ervie-	44	-31	-37	-40
-erwer-	-43	29	-7	-22
-erwi-	-37	33	-17	-23
-ery-	5	-3	-37	17
-ery>-	12	-5	-51	20
-erza-	-22	27	-25	-3
-erza>-	-26	39	-46	-35
-erze-	10	-39	14	-26
-erzo>-	22	12	-41	-38
-es>-	-13	-24	1	29
-esa-	-25	3	9	-2
-esa>-	-42	24	14	-41
-esam-	-7	-18	19	-51
-esamt-	-7	-16	18	-50
-esb-	27	-12	-38	11
-esc-	-45	20	19	-33
-esca-	-40	25	9	-39
-escal-	-37	34	-8	-42
-esce-	4	10	-41	-22
-escen-	4	10	-41	-22
-esch-	-23	0	17	-48
-eschi-	-22	-40	42	-24
-eschl-	-44	8	22	-19
-escr-	-29	-41	28	5
-escri-	-27	-37	23	5
-escul-	21	-8	-35	-18
-ese>-	20	-39	-46	37
-esea-	19	-16	-41	10
-esen-	-15	-18	22	-5
-esent-	-14	-15	31	-45
-eser-	39	-23	-46	-7
-eserv-	35	-18	-46	-5
-esg-	-43	-36	-18	29
-esidu-	-30	40	-31	-52
-esl-	-53	-11	44	-38
-esm-	-46	-41	24	27
-eso>-	-20	-3	18	-42
-espon-	15	-9	-39	7
-espu-	16	-10	-11	-40
-espue-	17	-6	-18	-39
-esqui-	18	-36	-8	-26
-ess-	-21	-5	32	-46
-esses-	-12	29	-25	-36
-essi-	-1	-50	38	-25
-essie-	1	-39	26	-17
-esso>-	6	15	-41	-43
-esson-	-16	-41	10	8
-est>-	2	9	-11	-72
-esta>-	-10	46	-56	-17
-estad-	-14	13	-6	-31
-estal-	-35	-6	39	-37
-estan-	-8	27	-32	-63
-estat-	-6	-32	22	10
-estau-	-11	-61	44	-38
-estav-	-35	-1	10	-21
-estb-	-22	42	-51	-30
-estbe-	-22	42	-51	-30
-este>-	9	-2	-13	-26
-estel-	14	-29	5	-49
-ester-	6	4	-43	12
-estes-	11	-44	31	-23
-estf-	-32	38	-37	-26
-estfo-	-21	32	-33	-22
-estim-	47	-25	-41	-41
-estit-	-40	-4	32	-29
-estiv-	9	-45	25	-32
-estl-	-25	41	-41	-27
-estl>-	-32	41	-36	-14
-estli-	-7	13	-21	-27
-esto>-	7	2	-4	-56
-estor-	-2	-41	32	11
-estos-	-5	-38	36	-23
-estp-	-35	-31	41	-38
-estpr-	-39	-12	27	-21
-estr-	-22	-14	-33	48
-estra-	-43	2	-17	36
-estre-	-22	-14	-46	42
-estru-	33	-42	-7	-19
-ests-	-34	49	-38	-36
-estud-	-7	4	7	-40
-estz-	-17	27	-42	-14
-estza-	-9	20	-41	-9
-eta>-	0	-27	27	-41
-etaa-	-33	17	11	-68
-etaal-	-33	17	11	-68
-etac-	-44	14	11	2
-etad-	0	17	-31	-37
-etade-	1	14	-30	-35
-etag-	-30	-28	37	-26
-etage-	-30	-28	37	-26
-etali-	10	15	-28	-67
-etan-	-19	25	-32	-36
-etant-	-17	27	-54	-36
-etap-	46	-39	-28	-29
-etapa-	40	-16	-37	-23
-etas-	-41	-29	37	-31
-etas>-	-41	-29	37	-31
-eten-	-11	47	-64	-7
-eten>-	8	12	-40	-38
-etenc-	-29	37	-32	1
-etent-	10	15	-45	-24
-etenu-	-9	23	-37	-34
-etenz-	15	0	-44	8
-eteri-	-48	12	12	-9
-etic-	-38	-5	37	-44
-etica-	-44	-1	41	-27
-etie-	3	-48	-7	8
-etien-	3	-44	-10	9
-etim-	35	-44	-23	-29
-etin-	-54	19	11	15
-eting-	-51	21	15	4
-etio-	4	19	-48	-25
-etion-	4	19	-48	-25
-etir-	17	-23	9	-43
-etira-	12	-29	18	-36
-eto-	-16	-6	19	-45
-eton-	22	0	-37	-27
-etou-	-28	-18	31	-37
-etouc-	-40	-12	29	-33
-etr>-	-34	30	-19	-10
-etra-	-4	3	2	-43
-etran-	-47	24	4	-17
-etrat-	21	2	-20	-46
-etro-	-29	31	-6	-54
-etrok-	-26	41	-41	-35
-ets-	8	-36	28	-44
-ets>-	6	-16	10	-53
-etta>-	-34	10	-36	37
-ette-	-15	-42	10	34
-etter-	-15	-46	4	35
-ettim-	-3	-47	-8	13
-ettin-	6	-44	12	-25
-ettl-	-23	42	-50	-37
-ettle-	-16	33	-47	-37
-ettoy-	-45	-35	36	3
-etu-	-39	-24	49	-33
-etur-	-29	-22	31	-10
-eturn-	-27	-28	33	-10
-etzt-	-21	14	2	-42
-etzt>-	0	-8	6	-47
-etzte-	-34	22	-6	-22
-euk-	12	-8	-12	-38
-euke-	7	9	-42	-30
-euken-	7	9	-42	-30
-eul-	-25	3	20	-41
-eule-	-23	8	16	-37
-eule>-	-37	9	22	-35
-eun-	-12	0	12	-36
-eure-	-34	-27	13	21
-euro-	21	-4	-8	-64
-euro>-	22	7	-26	-57
-euros-	-2	22	-34	-32
-ev>-	15	-13	-35	15
-evelo-	28	-41	-31	18
-even-	-11	-29	35	-26
-every-	-54	-11	-15	28
-eves-	22	-34	-18	13
-evest-	30	-37	-23	-10
-evi-	11	-24	20	-62
-evis-	11	-45	31	-50
-evis>-	6	-5	5	-39
-evisi-	-31	-42	42	-11
-evol-	-58	30	5	-15
-evolu-	-41	37	-36	-7
-evr-	-29	7	-27	28
-evri-	-17	10	-39	21
-evrie-	-17	10	-39	21
-evu-	-47	27	13	-43
-evuto-	-41	23	1	-17
-ew>-	-48	-28	48	-41
-ewa-	-29	13	-41	33
-ewah-	-32	32	-24	-21
-ewahr-	-32	32	-24	-21
-ewer-	-3	-54	25	-22
-ewerk-	1	-47	16	-16
-exa-	-26	-39	34	-3
-exc-	-13	-8	16	-36
-exce-	-41	-5	20	-22
-excel-	-41	-5	20	-22
-exec-	24	-8	-32	4
-execu-	24	-8	-32	4
-exig-	-12	28	-37	-23
-ext>-	-17	-40	15	12
-exten-	19	-1	-36	-23
-exter-	-30	-35	5	28
-exto-	-10	14	-4	-39
-ey>-	13	21	-20	-46
-ez>-	-52	34	-6	9
-eza>-	-12	-55	-1	30
-ezah-	-28	20	0	-41
-ezahl-	-28	20	0	-41
-ezes-	21	6	-44	-1
-ezes>-	22	6	-43	-6
-ezin-	-7	-35	21	-27
-ezz-	-41	0	29	-30
-ezza-	-37	-12	36	-40
-ezzo>-	-26	2	17	-42
-fa>-	-45	4	10	6
-fabr-	22	-30	-4	-29
-fabri-	22	-30	-4	-29
-fact>-	-24	47	-55	-41
-fah-	-4	-34	28	-46
-fahr-	-4	-34	28	-46
-fahrt-	-10	-23	25	-40
-fal-	4	15	-40	-12
-falt-	10	15	-97	-39
-falta-	10	16	-97	-39
-fan-	12	-59	14	7
-fant-	-3	-45	21	13
-fas-	45	-17	-40	-60
-fase-	47	-24	-39	-48
-fase>-	51	-31	-38	-47
-fat-	12	2	-10	-44
-fatt-	1	4	-6	-36
-fattu-	6	-5	-3	-32
-fau-	-23	19	-8	-35
-fdi-	-20	24	-34	-14
-fdi>-	-20	24	-34	-14
-feb-	-50	-2	-54	57
-feb>-	-11	3	-30	24
-febr-	-41	-4	-28	35
-febre-	-37	18	-25	18
-fec-	-18	39	-30	-56
-fech-	-2	25	-27	-49
-fecho-	-31	38	-36	-36
-fect-	-40	37	-11	-33
-fees-	1	-9	9	-50
-feest-	-14	-17	25	-38
-feh-	-19	26	-27	-35
-fehl-	-19	26	-27	-35
-fehle-	-36	19	-9	-26
-feie-	2	-3	-3	-30
-feier-	2	-3	-3	-30
-fen-	-5	13	-41	19
-fener-	-8	17	-36	-7
-fens-	35	-31	-39	9
-fer-	-2	0	5	-47
-feren-	-29	23	1	-34
-ferma-	37	-25	-46	-18
-ferr-	-12	-4	20	-37
-ferra-	-35	-33	36	-30
-fers-	-25	-38	9	13
-fert-	6	3	2	-62
-fert>-	0	3	-8	-36
-ferte-	7	5	-2	-37
-ferti-	-5	7	-1	-42
-fes-	-9	-9	21	-56
-fest-	-7	-12	20	-47
-festa-	-4	6	0	-50
-festp-	-39	-12	27	-21
-fev-	-19	7	-62	40
-feve-	-5	6	-44	23
-fever-	-5	6	-44	23
-fevr-	-19	4	-41	26
-fevri-	-17	10	-39	21
-ff>-	10	-15	9	-64
-ffene-	-47	20	-22	13
-ffer-	-9	36	-27	-45
-ffere-	-19	44	-54	-24
-ffert-	5	4	1	-37
-ffi-	-25	-46	6	32
-ffic-	-13	-45	32	4
-ffich-	-8	-41	39	-40
-fian-	-4	-29	32	-41
-fica-	-3	25	-19	-45
-fica>-	-6	19	-13	-37
-ficac-	28	16	-68	-30
-ficat-	-34	3	22	-16
-fich-	-43	-42	38	3
-fiche-	-27	-48	30	5
-fici-	-46	-16	15	25
-fico-	-10	20	-16	-55
-fico>-	12	-5	-11	-43
-ficou-	-34	35	-18	-33
-fid-	-33	-45	38	-5
-fil-	4	0	0	-35
-film-	8	2	-10	-53
-film>-	4	18	-30	-41
-fim-	12	-30	-4	8
-fim>-	12	-30	-4	8
-fin-	-42	40	-9	-57
-fina-	-36	18	10	-69
-finai-	-16	24	-35	-29
-final-	-30	16	6	-63
-finan-	-8	-30	16	5
-finc-	15	-40	23	-1
-finca-	20	-46	33	-24
-fine-	-1	11	-32	0
-fine>-	-1	12	-33	-2
-fini-	-7	23	-21	-55
-finiq-	-19	28	-27	-23
-finis-	-16	13	-3	-29
-finit-	2	5	-10	-51
-fir-	53	-25	-43	-34
-firm-	30	-8	-41	-23
-firma-	36	-16	-43	-16
-fisc-	-38	-34	19	2
-fit>-	33	-29	-6	-38
-fix-	6	-76	21	12
-fixe-	-46	-38	34	13
-fixi-	39	-42	-8	-29
-fixo-	-40	-33	13	5
-fixo>-	-33	-30	9	4
-fle-	-33	-55	34	24
-fleg-	-29	-34	-22	36
-flege-	-28	-33	-30	37
-flet-	-44	-36	51	-42
-floo-	-15	-21	27	-34
-floor-	-33	-31	37	-26
-fly-	-7	-41	32	-28
-flye-	-26	-34	34	-28
-flyer-	-26	-34	34	-28
-fog-	-1	-37	-16	25
-fogr-	-30	-32	40	-23
-fogra-	-30	-32	40	-23
-foi-	-26	19	0	-15
-foi>-	-48	37	1	-30
-fold-	-7	-43	26	-29
-folde-	-36	-28	34	-15
-folg-	13	1	-41	-20
-folgt-	8	-1	-35	-29
-foll-	-7	-15	22	-44
-follo-	4	-13	8	-41
-fond-	41	-6	-50	-38
-fondo-	23	10	-47	-36
-fora-	-18	35	-40	-24
-foram-	-39	40	-34	-14
-ford-	0	28	-31	-22
-fore>-	56	-31	-56	-26
-form>-	20	-3	-33	-13
-forma-	-5	-12	14	-24
-formu-	-21	-43	22	7
-fot-	-9	-26	30	-53
-foto-	-9	-26	30	-53
-foto>-	-32	-22	40	-37
-fotos-	-6	6	1	-57
-fourn-	-4	-7	13	-41
-fr>-	1	-10	13	-45
-fram-	47	-52	-41	-1
-frame-	35	-41	-28	1
-frami-	31	-33	-29	-18
-frek-	-7	29	-41	-20
-freke-	-7	29	-41	-20
-fres-	-20	-8	23	-31
-fri-	-47	1	12	5
-frid-	-35	6	8	-10
-frida-	-35	6	8	-10
-fris-	-36	-12	12	16
-frist-	-35	29	-31	16
-fro-	36	-23	-25	-26
-from-	9	-7	-6	-43
-from>-	9	-7	-6	-43
-ft>-	-18	33	-24	-17
-fte-	-30	22	12	-60
-fte>-	-11	21	-6	-48
-fti-	-42	8	23	-42
-fug-	-40	-19	41	-14
-ful-	-32	-2	21	-44
-full-	-35	-1	22	-44
-full>-	-36	-1	22	-44
-fund-	48	-45	-34	-24
-funda-	41	-51	-32	-19
-furt-	12	0	-18	-35
-furth-	12	0	-18	-35
-fut-	-1	-37	-6	14
-gaa-	13	14	-41	-8
-gad-	-67	13	33	-24
-gada-	-49	31	-3	-12
-gado-	-40	4	21	-8
-gado>-	-41	3	23	-3
-gage>-	-17	27	-22	-41
-gagem-	26	-14	-44	14
-gal-	-55	7	9	15
-gall-	-40	26	3	1
-ganis-	-14	10	11	-37
-ganze-	-39	-33	28	-1
-gar-	-30	45	-26	-5
-gara-	-41	32	9	-56
-garan-	-8	35	-37	-53
-gard-	-16	22	-33	19
-garde-	-14	20	-31	18
-gas-	-45	8	6	19
-gast-	-55	18	-6	21
-gaste-	-52	31	8	-36
-gata-	-45	21	8	-14
-gata>-	-45	21	8	-14
-gate>-	3	-6	-1	-39
-gati-	-38	26	-29	5
-gati>-	-34	34	-35	-21
-gav-	-44	51	-41	-26
-gave-	-42	51	-44	-26
-gave>-	-51	52	-40	-25
-gd>-	-35	25	-12	-7
-ge>-	-11	-37	24	-8
-gea-	-38	5	12	-4
-gebe-	-7	-5	16	-36
-gebot-	9	-14	6	-36
-gebr-	-64	17	4	17
-gebra-	-53	15	18	-4
-geen-	-42	-5	26	11
-geen>-	-42	-5	26	11
-geg-	-26	36	-16	-44
-gege-	-24	31	-15	-40
-geh-	-79	33	14	-6
-geha-	-54	0	9	14
-geho-	-48	36	-10	-15
-gela-	-43	23	8	0
-geld-	59	-52	-61	0
-geld>-	61	-52	-64	1
-gelie-	-5	11	-7	-41
-gemal-	-29	-30	35	-19
-gende-	-1	-11	-33	18
-genti-	23	-7	-39	-14
-gera-	-42	-40	3	25
-gere-	10	3	-10	-68
-gerec-	-2	20	-24	-44
-ges-	-47	-7	25	5
-gesa-	-7	-16	18	-50
-gesam-	-7	-16	18	-50
-gesc-	-5	-1	3	-40
-gesch-	-2	0	1	-40
-gest-	-33	-21	2	28
-get>-	45	-30	-55	-7
-geta-	-39	-10	26	-26
-getr-	-32	39	-29	-36
-getro-	-26	41	-41	-35
-gett-	10	-28	13	-41
-getto-	12	-27	12	-38
-gev-	-51	-13	40	-7
-gevo-	-1	-44	11	13
-gew-	-47	0	15	10
-gewa-	-33	27	-30	6
-gewah-	-32	32	-24	-21
-gewe-	-20	-7	25	-41
-gewer-	-7	-34	22	-28
-gge-	5	-30	20	-45
-ggi>-	22	-40	2	-8
-gia-	-29	20	-10	-13
-gia>-	-39	40	-19	-45
-gica-	14	-37	17	-17
-gin>-	-6	-36	20	-19
-gina-	-16	1	13	-48
-gina>-	-15	-8	17	-33
-ginn-	41	-38	-35	-25
-giug-	-16	0	-24	20
-giugn-	-16	0	-24	20
-glee-	-40	34	-13	-21
-gleic-	1	14	-38	7
-gliat-	-32	-40	35	-7
-glic-	-35	41	-52	-18
-glich-	-35	41	-52	-18
-glo-	-44	-25	50	-44
-glob-	-27	-35	35	-30
-globa-	-29	-35	36	-30
-gna>-	11	5	-17	-48
-gnato-	-50	26	14	-26
-gnatu-	27	-2	-54	-32
-gni-	35	-44	-48	21
-gnin-	38	-33	-43	-17
-gning-	38	-33	-43	-17
-gno-	17	0	-35	-6
-gno>-	11	7	-46	3
-go>-	24	-14	-8	-49
-gol-	-21	16	10	-50
-gola-	-26	21	7	-38
-gos-	-1	10	-47	22
-gos>-	6	15	-24	-49
-gost-	-11	-15	-44	39
-gosto-	-11	-15	-44	39
-got-	-56	-3	33	-24
-gou-	-24	30	-10	-39
-gou>-	-51	42	-14	-29
-gra-	-14	-21	43	-62
-graa-	23	-14	-22	-41
-graag-	24	-13	-24	-39
-grac-	-44	27	8	-21
-graci-	-28	15	6	-12
-grad-	-43	4	25	-26
-grade-	-39	3	22	-25
-gral-	-26	7	13	-38
-gran-	14	-1	-21	-36
-grat-	-14	1	12	-34
-grati-	-22	6	14	-34
-grav-	-11	-42	37	-6
-grep-	-33	-34	17	5
-grepe-	-33	-34	17	5
-gres-	26	2	-37	-46
-gress-	33	-7	-39	-37
-gro>-	-32	-35	33	-13
-gros-	26	-10	-36	-28
-grou-	-2	-46	26	-6
-gru-	-17	-50	7	21
-gser-	20	-13	-38	-13
-gsert-	20	-13	-38	-13
-gsgeb-	9	10	-40	-24
-gspla-	33	-5	-45	-17
-gsr-	31	-37	-8	-22
-gsre-	31	-42	-6	-21
-gsrec-	24	-40	3	-21
-gss-	21	-1	-48	-28
-gsst-	34	-10	-50	-24
-gssta-	34	-10	-49	-31
-gssu-	-7	12	-40	-23
-gssum-	-7	12	-40	-23
-gsv-	-1	-38	-6	20
-gsz-	17	-5	-48	5
-gt>-	25	5	-50	-11
-gto>-	22	18	-38	-20
-gua>-	-60	-24	35	4
-guag-	-7	14	-12	-39
-guagl-	4	23	-43	-30
-gual-	4	-53	-37	36
-gual>-	-36	-28	10	9
-guala-	-29	-23	-40	37
-gue>-	-20	10	11	-41
-guem-	2	-4	-1	-35
-guem>-	-7	6	1	-35
-guia-	-32	-30	35	-29
-guia>-	-35	-34	36	-29
-guid-	-10	-20	34	-40
-guide-	-7	-8	16	-34
-guir-	53	-50	-50	-30
-guira-	34	-27	-38	-22
-gul-	-22	22	-37	16
-gula-	-21	24	-38	8
-gular-	-21	24	-38	8
-gunda-	-10	12	-1	-56
-gung-	-24	-30	12	14
-gung>-	-24	-28	11	15
-gus-	-13	-47	-7	37
-gust-	-12	-43	-11	37
-gut>-	-3	12	-41	6
-hab-	-35	19	-11	15
-habe-	-23	30	-12	-40
-haben-	-18	28	-16	-39
-habt-	-42	7	-19	22
-habt>-	-42	7	-19	22
-had-	-66	52	1	-19
-had>-	-67	57	-35	1
-hadd-	-21	33	-28	-29
-hadde-	-21	33	-28	-29
-hado-	-1	-5	8	-38
-hado>-	-4	-4	9	-36
-haft-	-12	24	-44	20
-hal>-	-40	-37	46	-46
-hale-	-3	6	-36	23
-hale>-	-48	-3	-26	29
-half-	3	-13	11	-36
-halft-	-1	18	-29	-37
-halte-	-19	16	2	-33
-halv-	11	-42	3	-32
-halve-	11	-42	3	-32
-han-	-15	-2	13	-39
-hand-	14	-17	-2	-64
-hang-	-66	24	16	-17
-hange-	-50	5	20	-7
-hant-	10	-3	-11	-32
-hanti-	14	-12	-9	-25
-haq-	-5	-29	-38	28
-haqu-	-5	-29	-38	28
-haque-	-5	-29	-38	28
-hart-	-13	37	-44	-24
-hase-	25	-26	-13	-53
-hase>-	44	-27	-31	-45
-hat-	-22	50	-43	-64
-hat>-	-15	38	-33	-56
-hatt-	-32	38	-29	-27
-hatte-	-36	40	-32	-18
-hba-	29	-29	-20	-14
-hbau-	30	-28	-26	-12
-hbau>-	30	-28	-26	-12
-hean-	23	10	-58	-12
-heanc-	23	10	-58	-12
-heb-	-15	11	-63	32
-hec-	-48	-23	34	-3
-hech-	-32	-13	34	-33
-heck-	-34	-20	15	9
-hee-	-48	-42	30	18
-heel-	-36	-39	42	-30
-heel>-	-36	-39	42	-30
-heer-	-38	3	-33	31
-heet-	-31	-45	29	0
-heet>-	-25	-40	21	1
-heir-	-14	2	7	-34
-heiro-	-14	6	3	-31
-hele-	-33	-47	43	-7
-hele>-	-51	-49	39	2
-helf-	-3	12	-16	-39
-helft-	0	14	-27	-33
-hem-	-2	-38	38	-35
-hem>-	-14	-12	21	-41
-hema-	32	-42	15	-16
-hema>-	32	-42	15	-16
-hen-	18	-3	-27	-25
-hen>-	16	-4	-21	-25
-henr-	40	-19	-50	-27
-henre-	31	-15	-47	-21
-hers-	-46	14	33	-28
-herst-	-43	19	28	-27
-heu-	5	-42	3	9
-heur-	-23	-45	12	11
-heure-	-23	-45	12	11
-hi>-	25	-18	-11	-42
-hia-	-50	7	31	-9
-hied-	13	-3	-16	-36
-hiedo-	17	-3	-42	-20
-hier-	-29	40	-23	-47
-hiest-	32	-36	-20	-19
-hij-	26	-13	-21	-42
-hijf-	14	-14	-12	-36
-hijf>-	29	-10	-33	-33
-hild-	-7	-8	10	-37
-hilde-	7	0	-10	-35
-hingp-	32	-20	-38	-24
-hio>-	-21	-41	41	-30
-hire-	-35	9	17	-27
-hire>-	-35	9	17	-27
-his>-	10	1	-29	-6
-hito-	19	0	-41	-23
-hito>-	19	0	-43	-23
-hiu-	-37	43	-30	-35
-hiud-	-44	45	-33	-21
-hiude-	-38	37	-24	-12
-hiusu-	-52	41	-24	-25
-hivo-	-36	12	13	-27
-hl>-	15	-28	1	-42
-hla-	4	-10	3	-33
-hlag-	8	-6	-3	-32
-hlag>-	-3	-14	3	-41
-hlb-	-45	1	22	-5
-hle-	-47	11	21	-15
-hlie-	-45	34	-10	-30
-hlies-	-45	34	-10	-30
-hlt-	-10	22	-18	-45
-hlt>-	-1	13	-15	-43
-hlu-	-9	5	1	-87
-hlun-	4	7	-19	-71
-hlung-	4	7	-19	-71
-hlus-	-31	10	9	-55
-hluss-	-31	10	9	-55
-hmen-	19	-27	-37	21
-hne>-	-19	-24	33	-34
-hner-	-41	-35	39	-25
-hner>-	-40	-35	38	-24
-hnete-	12	-9	-28	-12
-hnit-	-4	-16	20	-32
-hnitt-	-5	-15	20	-31
-hoch-	12	-4	-15	-35
-hochz-	15	-2	-27	-32
-hoj-	5	6	-35	-9
-hol-	10	-15	11	-62
-hold-	25	11	-44	-36
-hold>-	28	-13	-32	-29
-hole-	-31	-42	41	-23
-hole>-	-31	-41	41	-23
-hom-	-39	17	1	-2
-hoot-	15	-16	1	-45
-hor-	-5	-50	20	9
-hora-	-16	-55	16	21
-hora>-	-1	-37	28	-17
-horas-	-27	-39	-4	26
-hos-	-19	-38	-10	29
-hos>-	-16	-33	38	-50
-hosp-	-34	-42	-8	28
-host-	-20	-25	-17	27
-hosti-	-35	-21	-28	30
-hot>-	18	11	-48	-19
-hote-	-27	-5	27	-39
-hotf-	3	-27	21	-21
-hotfa-	13	-25	9	-36
-hotos-	-60	-28	50	-25
-hott-	-47	12	16	-17
-hotte-	-47	12	16	-17
-hou-	-38	20	-17	22
-houd>-	-31	-46	1	9
-houde-	-14	46	-45	-25
-houdi-	-38	30	-45	21
-hour-	-19	-43	-8	22
-hours-	-15	-47	-13	25
-hree-	1	2	-7	-46
-hree>-	1	2	-7	-46
-hrl-	-38	7	-37	32
-hrle-	-32	32	-24	-21
-hrlei-	-32	32	-24	-21
-hrs-	-6	-45	2	16
-hrs>-	-16	-49	10	17
-hrt-	-14	-28	30	-42
-hrt>-	-13	-27	28	-40
-hst-	15	-4	-40	10
-htera-	23	-36	-26	8
-hti-	-61	11	19	-5
-htig-	-50	3	12	-1
-htig>-	-38	-30	29	3
-hul-	-39	-33	53	-22
-hure-	-15	2	10	-36
-hure>-	-13	3	8	-34
-hus-	19	-8	-22	-43
-huss-	17	1	-26	-40
-huss>-	25	3	-38	-34
-hze-	15	-2	-27	-32
-hzei-	15	-2	-27	-32
-hzeit-	15	-2	-27	-32
-ia>-	-36	10	18	-15
-iad-	-40	10	-4	16
-iado-	-35	13	-5	8
-iag-	16	-9	1	-55
-iage-	16	2	-16	-39
-iage>-	20	-1	-20	-37
-ial-	42	-45	-27	-6
-ial>-	15	-36	-8	1
-iale-	42	-13	-47	-18
-iamo-	14	-3	-14	-41
-iamo>-	20	-9	-14	-40
-iant-	17	9	-31	-56
-ianta-	-8	30	-30	-53
-ianz-	-14	-44	30	-19
-ianza-	-14	-44	30	-19
-iare-	42	-44	-33	2
-iare>-	42	-44	-33	2
-ias-	-28	5	7	4
-ias>-	-29	6	6	6
-iat-	-49	-25	43	-17
-iata-	-39	25	4	-6
-iata>-	-39	25	4	-6
-iato-	-36	-10	25	-15
-ibe-	-20	39	-34	-47
-iben-	-21	22	-5	-36
-ibend-	-28	35	-41	-22
-iber-	-9	33	-55	-31
-ibera-	-4	22	-46	-27
-ibid-	-33	40	-40	-29
-ible>-	2	7	-37	-26
-ibo-	-36	-9	-8	19
-ibro>-	-3	23	-41	-28
-ibt-	-37	21	-3	6
-ibt>-	-35	26	-11	3
-ic>-	15	-57	15	0
-ica>-	-41	-28	40	2
-icac-	39	-6	-71	4
-icaca-	23	-13	-40	-10
-icaci-	31	6	-64	0
-icad-	-59	29	21	-27
-icado-	-47	22	21	-35
-ical>-	-35	3	20	-38
-icar-	0	11	-43	-10
-icara-	-15	22	-37	-21
-icate-	-46	15	25	-18
-icati-	29	-47	-20	20
-icem-	21	-37	-18	8
-icen-	-8	-49	-14	27
-ich-	10	-37	3	9
-ich>-	18	-13	-42	25
-ichen-	-19	27	-5	-47
-icher-	15	3	-44	-3
-iches-	-42	-30	13	11
-ichi-	-5	-14	14	-38
-ichti-	-61	17	9	3
-ici>-	-36	26	-14	-2
-icia-	28	-15	-23	-57
-icial-	28	-3	-37	-53
-icil-	-34	-26	9	6
-icili-	-34	-23	8	6
-icio>-	2	4	-39	15
-icip-	-6	3	1	-35
-icipo-	9	8	-25	-55
-ick-	46	-61	-10	-30
-icl-	-41	-41	18	9
-icle-	-36	-35	31	-13
-ico-	-41	-23	46	-28
-icos-	-34	-36	35	-4
-icos>-	-34	-36	35	-4
-icou-	-38	22	4	-34
-icou>-	-38	22	4	-34
-id>-	-27	5	21	-50
-ida>-	-5	-15	22	-45
-idac-	-8	-15	21	-33
-idaca-	-37	33	-32	-21
-idad>-	2	-16	-51	41
-idado-	-5	3	-28	18
-idag-	25	-11	-37	-19
-idao-	-9	-37	24	-18
-idao>-	-9	-37	24	-18
-idar>-	-15	23	-41	0
-iday-	-32	11	5	-8
-iday>-	-35	7	12	-35
-ide>-	-35	-4	16	8
-iden-	18	6	-21	-32
-ident-	19	15	-50	-22
-ideo-	-1	-11	12	-46
-ideo>-	-8	-8	15	-45
-ider-	-27	-1	15	-34
-idi-	-7	-51	21	22
-idos-	-19	31	-17	-31
-idos>-	-19	31	-17	-31
-ids-	19	27	-39	-41
-idu-	-13	32	-22	-42
-idue>-	18	9	-39	-11
-iduo-	-9	16	-19	-37
-iduo>-	-6	27	-41	-36
-iece>-	-37	14	21	-22
-ied>-	-24	2	16	-38
-ieder-	-40	-1	0	24
-iedo-	17	-3	-42	-20
-iedo>-	14	-2	-40	-17
-iek>-	5	-14	8	-39
-iell-	25	-31	-36	14
-ielle-	23	-29	-35	14
-ieme-	7	8	-10	-53
-iemen-	20	14	-27	-52
-iendr-	50	-51	-42	-24
-iene-	-59	34	-9	18
-iene>-	-36	20	1	7
-ienst-	-41	-39	45	-30
-ient>-	-8	24	-8	-27
-ierb-	0	7	-7	-37
-iere>-	-4	-18	23	-48
-ierr-	2	18	-22	-44
-ierre-	-5	19	-19	-39
-iers-	-6	20	3	-63
-iers>-	2	23	-19	-61
-ierta-	26	-3	-40	-18
-ierte-	-14	19	-47	17
-iess-	-45	34	-10	-30
-iest-	32	-36	-11	-34
-iesta-	41	-44	-16	-27
-iet>-	-5	-16	16	-43
-iets-	-10	-15	19	-40
-iew-	-6	7	1	-36
-iez>-	-40	38	-20	-38
-ife-	-38	13	20	-50
-ifer-	-22	27	-6	-29
-ifere-	-11	36	-53	-28
-iffa-	-34	-27	11	9
-iffa>-	-34	-27	11	9
-iffe-	-20	38	-40	-26
-iffer-	-19	44	-54	-24
-ifi-	-11	-1	12	-34
-ific-	-9	10	-1	-29
-ifica-	-6	8	-3	-23
-ig>-	-32	13	19	-36
-igado-	-48	5	27	-22
-igd-	-19	-11	28	-38
-igl-	-12	-41	37	-18
-igli-	-7	-39	34	-16
-ign-	-13	-9	27	-59
-igna-	17	-21	-8	-36
-ignat-	27	-2	-54	-32
-igni-	38	-33	-43	-17
-ignin-	38	-33	-43	-17
-igr-	4	0	2	-39
-igra-	5	5	-4	-38
-igrat-	-12	18	-1	-29
-igt-	7	12	-26	-40
-igt>-	11	9	-26	-40
-igu-	-4	-40	-27	41
-ihr>-	15	-15	-28	13
-ii>-	29	-39	-40	21
-ij>-	25	-1	-25	-69
-ijd-	19	-59	-6	31
-ijds-	39	-31	-43	-8
-ijft-	-14	37	-40	-41
-ijft>-	-1	19	-39	-32
-ijn-	7	6	-17	-50
-ijn>-	18	24	-88	-42
-ijnen-	9	-8	-2	-48
-ijnf-	16	-11	-36	-22
-ijnfa-	16	-11	-36	-22
-ijst-	-41	-43	42	-20
-ik>-	22	10	-42	-21
-ike-	-1	-23	0	10
-ike>-	-2	-37	15	9
-iks-	-37	-28	32	-4
-ila-	-26	-9	21	-5
-ilan-	-27	-20	46	-37
-ilan>-	-9	-2	13	-38
-ilanc-	-4	-16	27	-42
-ilb-	26	-16	-21	-34
-ilbe-	29	-14	-31	-23
-ilbet-	29	-14	-31	-23
-ild>-	15	-16	-4	-38
-ildu-	22	-2	-37	-25
-ilen-	21	-27	4	-34
-ilens-	27	-9	-33	-28
-iler-	-55	-7	25	-6
-iler>-	-50	-12	24	-5
-iles-	17	-4	-12	-45
-iles>-	10	-3	-4	-37
-ilfe>-	-57	-43	38	9
-ilh-	-2	-18	23	-43
-ilha-	-12	-20	31	-37
-ilha>-	-36	-25	39	-28
-ili-	-8	-58	23	20
-ilib-	-37	-36	43	-45
-ilibr-	-37	-36	43	-45
-ilid-	9	-35	-25	22
-ilin-	-4	-39	27	-31
-iling-	-4	-39	26	-27
-ilio-	-55	-30	48	-27
-illa-	9	-37	34	-42
-illa>-	34	-46	1	-26
-illet-	14	3	-34	5
-illi-	4	16	-40	-8
-illin-	-5	22	-28	-26
-illu-	0	-4	7	-47
-illus-	0	-4	7	-47
-ilm-	8	2	-10	-54
-ilm>-	4	18	-30	-41
-ilog-	-46	-6	29	6
-ilr-	31	-4	-51	-34
-ilre-	26	2	-48	-33
-ilrec-	23	5	-46	-30
-ilt-	-43	13	-3	7
-ilus-	10	-17	10	-36
-ilust-	5	-12	10	-36
-ilz-	5	1	-2	-39
-ilze-	-40	-33	38	-30
-ilzei-	-40	-33	38	-30
-im>-	13	-20	-43	33
-ima>-	9	-4	-4	-29
-imaci-	36	-30	-27	-22
-imane-	-8	16	-61	10
-imas-	-15	5	8	-34
-imast-	-40	33	-17	-13
-ime>-	-35	5	7	6
-iment-	1	-7	6	-34
-imer-	34	-25	-18	-47
-imer>-	46	-46	-27	-49
-imes-	-54	-53	-34	47
-imest-	-45	-46	-65	60
-imm-	-29	-41	28	3
-imme-	-24	-40	17	12
-imo-	10	-4	-4	-27
-imon-	-2	-11	17	-43
-imoni-	-5	-9	16	-41
-impi-	-5	-51	8	16
-impia-	15	-39	23	-36
-impr-	6	-38	17	10
-impu-	-43	18	8	-8
-imput-	-42	39	-30	-7
-imu-	-56	-25	48	-30
-inai-	-17	17	-2	-33
-inal-	-14	14	-1	-94
-inal>-	5	17	-20	-78
-inale-	-34	-2	20	-46
-inali-	-41	-16	36	-28
-inar-	-19	-38	50	-48
-inatu-	10	-34	-41	32
-inb-	-58	45	-1	-17
-inbe-	-58	43	-18	-14
-inbeg-	-35	-40	24	2
-inc-	-28	-18	21	1
-inca>-	15	-47	34	-24
-incas-	-24	30	-39	13
-ince>-	-24	-18	16	14
-inci-	31	7	-47	-33
-incl-	-65	-39	59	-12
-incl>-	-22	7	10	-43
-inclu-	-76	-77	69	-2
-incol-	-28	41	-45	-19
-ind-	-23	31	-16	-21
-ind>-	3	17	-42	1
-inda-	10	8	-21	-46
-indaf-	-9	23	-24	-41
-indf-	-15	23	-24	-25
-indfa-	-13	24	-41	-24
-indi-	11	-10	5	-40
-inds-	-39	29	-2	-43
-inea-	-33	10	9	-25
-iner-	-15	-38	-20	35
-iner>-	-50	-36	-7	35
-infog-	-41	-40	-3	28
-ingl-	-43	-29	38	-7
-ingle-	-43	-29	38	-7
-ingss-	31	-8	-47	-29
-inhas-	-41	-21	29	2
-inho-	-11	25	-18	-41
-ini>-	-40	-2	7	10
-inic-	39	-13	-53	-28
-inici-	49	-25	-54	-54
-inig-	-53	-48	16	19
-inigu-	-43	-42	8	23
-inin-	-19	-13	31	-49
-ining-	-24	-10	33	-47
-iniq-	-16	28	-28	-23
-iniqu-	-16	28	-28	-23
-inish-	-16	13	-3	-29
-inist-	-43	-16	2	13
-init-	20	-6	-17	-53
-initi-	20	-8	-17	-45
-iniz-	34	-36	-16	-21
-inizi-	34	-36	-17	-20
-ink-	-40	-10	33	-17
-inkl-	-60	-22	26	10
-inkl>-	-56	-13	20	11
-inko-	14	-7	9	-40
-inm-	-6	-50	37	-27
-inma-	-13	-46	42	-27
-inmal-	-13	-46	42	-27
-inno-	-26	-26	-42	38
-innov-	-26	-26	-42	38
-ino-	-32	-11	42	-32
-ino>-	-30	-8	31	-26
-inr-	-8	-4	6	-40
-inre-	27	-16	-40	-29
-insc-	15	-22	7	-50
-insi-	9	-26	16	-38
-insp-	-38	-5	30	-23
-inst>-	37	-6	-44	-37
-insti-	21	14	-49	-30
-int-	-25	-39	32	3
-intad-	-53	-21	51	-27
-inte-	-11	-34	18	1
-integ-	-51	-7	41	-43
-intei-	-51	-38	48	-29
-inter-	24	-24	-8	-22
-ints-	-32	-34	30	5
-ints>-	-32	-34	30	5
-intur-	6	10	-18	-48
-inua-	9	-32	-44	29
-inus-	-34	51	-64	-25
-inus>-	-34	51	-64	-25
-inut-	-25	-64	51	-8
-inute-	-42	-66	44	2
-inuto-	-35	-18	27	-31
-inv>-	4	20	-20	-41
-inven-	20	-4	-40	-13
-inz-	-4	-52	18	1
-inze-	-4	-42	22	-11
-inzel-	-27	-20	35	-37
-io>-	-7	-44	8	13
-iod-	-16	3	-62	37
-iores-	-33	52	-50	-6
-iorna-	-42	-31	35	-11
-ip>-	0	-42	3	18
-ipad-	-2	-42	15	4
-ipaz-	-13	-5	17	-44
-ipazi-	-13	-5	17	-44
-ipe-	-40	-31	37	8
-ipe>-	-29	-19	26	3
-ipo-	7	-8	-7	-31
-ipo>-	15	-6	-22	-28
-ipos-	-45	-16	37	-29
-ipos>-	-42	-12	34	-25
-ippe-	26	6	-39	13
-ipt>-	-22	-25	37	-49
-iptio-	-22	6	-40	33
-iqu-	-14	13	0	-33
-iqua-	-24	32	-28	-34
-iquat-	-24	32	-28	-34
-iqui-	-8	22	-20	-46
-iquid-	-1	10	-11	-39
-iquit-	-19	28	-27	-23
-ir>-	44	-39	-18	-25
-ira-	8	-8	6	-52
-ira>-	8	2	-14	-35
-irca-	0	19	-39	-19
-irec-	-6	-47	6	11
-irect-	-34	-35	16	15
-iref-	33	-36	-30	-24
-irefr-	33	-36	-30	-24
-irez-	14	-10	-38	-3
-irezi-	14	-10	-38	-3
-irm-	21	-8	-27	-22
-irma-	27	-18	-25	-14
-irma>-	27	-13	-31	-39
-irs-	33	-36	-3	-36
-irs>-	-26	-30	33	-29
-irt-	-63	15	17	5
-irth-	-42	-35	39	-19
-irth>-	-21	-29	24	-16
-isca-	-43	-37	19	2
-iscal-	-29	-37	5	1
-iscin-	-4	-7	-36	26
-isco-	-13	-22	25	-43
-iscou-	-44	-38	43	-9
-isen-	7	-27	14	-43
-iseno-	3	-7	3	-38
-ish-	-17	22	-7	-46
-ishe-	-9	27	-37	-33
-isie-	-8	25	-54	7
-isie>-	26	-29	-26	-11
-isiem-	-34	36	-52	-3
-isies-	-47	41	-13	-12
-isit-	-36	-56	24	22
-isita-	-38	-50	16	13
-isite-	-9	-35	27	-44
-iss-	7	3	-2	-50
-issa-	-34	12	33	-40
-issem-	-16	-40	32	-17
-issi-	32	4	-59	-22
-issio-	29	-6	-41	-16
-ista-	-4	-34	14	-2
-ista>-	-9	-31	38	-34
-istan-	-34	-19	0	10
-iste>-	-27	3	30	-45
-istet-	-4	12	-34	9
-isto-	1	5	-6	-46
-isto>-	-4	23	-29	-40
-istor-	4	-45	21	-22
-istra-	-15	-37	17	5
-istru-	18	-6	-33	-21
-isu-	14	6	-24	-38
-ita-	-56	27	7	2
-ita>-	-64	5	39	-18
-itac-	10	14	-24	-42
-itaca-	6	15	-23	-38
-itad-	-4	25	-33	-43
-itad>-	7	14	-36	-31
-ital-	-15	-45	41	-27
-itar-	-43	5	1	14
-itar>-	-6	16	-40	15
-itari-	-40	18	-8	4
-itas-	-11	-42	-9	31
-itas>-	-11	-42	-9	31
-itata-	-13	25	-36	-7
-itche-	13	4	-38	-27
-itec-	20	2	-37	-18
-itect-	20	2	-37	-18
-iten-	-40	27	13	-48
-itend-	-41	32	-6	-10
-iter-	10	-41	21	-17
-itere-	20	-43	9	-11
-ites-	-29	18	9	-13
-ites>-	-29	18	8	-13
-itg-	7	-60	-5	20
-itge-	16	-51	24	-39
-iti>-	15	-21	-1	-39
-itia-	41	-40	-34	-10
-itial-	37	-36	-32	-18
-itie-	-4	10	-29	4
-itie>-	9	7	-30	-54
-itif-	-26	15	-7	-20
-itif>-	-26	24	-19	-19
-itin-	12	-2	-8	-37
-iting-	13	-5	-6	-36
-itiv-	2	11	-25	-32
-itolo-	21	-44	2	-28
-itos-	14	-33	1	-23
-itos>-	14	-33	1	-23
-itrag-	-48	-28	1	32
-itrat-	-26	9	14	-31
-itri-	6	-27	22	-35
-itt>-	2	-9	11	-41
-itte>-	-20	31	-44	-47
-ittel-	36	3	-55	-46
-itti-	14	-10	-2	-35
-ittin-	5	8	-11	-33
-ittl-	29	-39	-21	1
-ittle-	29	-39	-21	1
-ituat-	2	6	-6	-37
-itue-	-3	-36	-8	15
-itul-	3	-4	3	-34
-iture-	-12	7	8	-49
-itz-	1	-7	19	-38
-iu>-	-58	46	-7	-40
-iud-	-35	42	-33	-23
-iude-	-38	37	-24	-12
-iude>-	-38	37	-24	-12
-iug-	-16	0	-24	20
-iugn-	-16	0	-24	20
-iugno-	-16	0	-24	20
-ius-	0	22	-33	-35
-iusu-	-52	41	-24	-25
-iusur-	-52	41	-24	-25
-iveg-	-13	19	-40	-18
-ivega-	-13	19	-40	-18
-iven-	0	25	-40	-2
-iven>-	-5	30	-38	-18
-ivers-	-38	-22	33	-9
-ivi-	-32	-28	47	-20
-ivid-	4	-10	14	-36
-ivo-	3	-7	3	-37
-ivo>-	2	-8	3	-35
-ivre>-	-33	-16	36	-32
-ivree-	-14	3	8	-34
-ix>-	-16	-45	54	-40
-ixe-	-33	-46	32	13
-ixi-	31	-21	-19	-32
-ixie-	25	-8	-39	-28
-ixo-	-55	16	8	-2
-ixo>-	-43	12	4	-1
-ize-	-32	-20	-10	24
-izenz-	-30	-38	-3	23
-izial-	31	-24	-28	-17
-ja>-	-36	52	-20	-35
-jal-	19	5	-33	-33
-jalo-	20	2	-30	-33
-jalon-	20	2	-30	-33
-jan-	-54	15	-50	52
-jan>-	-32	10	-32	23
-jane-	-23	13	-37	16
-janei-	-41	19	-33	18
-janu-	-31	8	-33	30
-janua-	-31	8	-33	30
-jds-	39	-31	-43	-8
-jecu-	31	-7	-47	-32
-jecuc-	21	-12	-33	-17
-jekt>-	17	-3	-12	-38
-jes-	-46	-27	44	-26
-jes>-	-43	-18	38	-24
-jetz-	7	0	-17	-39
-jetzt-	7	0	-17	-39
-jft-	-14	37	-40	-41
-jft>-	-1	19	-39	-32
-jn>-	18	24	-88	-42
-jnen-	9	-8	-2	-48
-jnen>-	9	-8	-2	-48
-jnf-	16	-11	-36	-22
-jnfa-	16	-11	-36	-22
-jnfac-	16	-11	-36	-22
-jo>-	-60	-10	42	-17
-joa-	-37	36	-27	-20
-job>-	-27	5	17	-30
-jor-	-24	-40	27	-10
-jorn-	-10	-37	16	-3
-jorna-	-10	-37	16	-3
-jour-	-10	-43	19	6
-journ-	-29	-17	31	-34
-jours-	-52	-35	8	21
-jst-	-41	-43	42	-20
-jub-	-31	-25	33	-36
-jubi-	-31	-25	33	-36
-jubil-	-31	-25	33	-36
-jui-	7	-20	-49	39
-juil-	7	-21	-39	19
-juill-	7	-21	-39	19
-jul-	-19	-8	-38	34
-juli-	-8	-44	-32	38
-july-	-36	-3	-1	6
-july>-	-36	-3	-1	6
-jun-	-7	-13	-47	49
-june-	-3	7	-34	26
-june>-	-3	7	-34	26
-junt-	-59	-27	32	11
-junto-	-51	-20	38	-8
-juri-	-43	-42	15	19
-jurid-	-43	-41	16	16
-kaa-	-29	-55	30	2
-kaar-	-29	-54	42	-16
-kal-	-39	-50	46	-19
-kap-	22	-3	-10	-42
-kaut-	-38	-42	44	-33
-kauti-	-38	-42	44	-33
-kbo-	-25	-45	33	-28
-keep-	7	-48	-46	32
-ker-	-16	-7	24	-28
-ker>-	-14	0	11	-38
-ket>-	25	-62	-12	8
-kett-	-38	-12	20	2
-keu-	15	3	-52	-12
-keuk-	7	9	-42	-30
-keuke-	7	9	-42	-30
-kho-	-27	-40	6	21
-khou-	-27	-38	4	21
-khoud-	-27	-38	4	21
-kic-	43	-26	-45	-27
-kick-	43	-26	-45	-27
-kit-	-2	21	-44	-36
-kitc-	13	4	-38	-27
-kitch-	13	4	-38	-27
-kket>-	5	-50	13	9
-kkoo-	14	3	-42	-24
-kkoor-	14	3	-42	-24
-kl>-	-34	-14	16	11
-klaa-	1	-1	4	-46
-klaar-	3	-2	2	-43
-klar-	-38	-6	26	-26
-kly-	-37	-35	-33	38
-kly>-	-37	-35	-33	38
-komp-	-50	0	28	-20
-kompl-	-53	-23	37	-40
-komt-	32	-20	-35	-32
-komt>-	32	-20	-35	-32
-konto-	-11	5	6	-46
-konz-	7	-31	11	-47
-konze-	7	-31	11	-47
-koo-	-6	-23	21	-54
-koord-	14	3	-42	-24
-kop-	26	-43	8	-18
-kope-	33	-39	-16	-26
-kopen-	33	-39	-16	-26
-kor-	-49	-60	60	-25
-kort-	-39	-52	45	-18
-korti-	-50	-46	49	-13
-kri-	37	-39	-22	-38
-ksh-	-27	-10	28	-43
-ksho-	-27	-10	28	-43
-kshop-	-30	-7	28	-42
-kte-	4	1	-2	-39
-kti-	-43	-6	18	0
-ktio-	-28	-55	45	5
-ktion-	-28	-55	45	5
-ktob-	-18	-28	-20	33
-ktobe-	-18	-28	-20	33
-ktor-	-18	-21	32	-30
-kum-	14	16	-37	-25
-kun-	-15	-46	31	-2
-kup-	-5	-47	-9	21
-kup>-	-3	-45	-1	13
-kur-	-27	-30	44	-35
-kw>-	6	-17	-27	17
-laa-	-9	12	-4	-40
-laar-	4	-4	4	-44
-laar>-	4	-4	3	-44
-lab-	-36	-37	48	-4
-labou-	-11	1	9	-33
-laca-	2	-13	7	-39
-lace-	-1	-42	25	-21
-lacem-	-40	-8	30	-33
-lad-	-46	-12	43	-16
-lada-	-37	0	28	-39
-lada>-	-34	-3	27	-31
-lado-	-34	-6	24	-2
-lado>-	-19	-12	34	-40
-lag-	-6	-30	32	-34
-lag>-	-14	-6	25	-59
-lage-	-28	-25	30	-11
-lagen-	-16	-15	24	-32
-lagsr-	33	-20	-36	-10
-lais-	-38	28	-1	-15
-lam-	-16	-26	36	-45
-lanc-	-15	1	16	-52
-lance-	-11	3	3	-26
-lanci-	6	-28	23	-42
-lanco-	-41	-51	45	-30
-land-	-42	-6	37	-42
-landi-	-48	-7	33	-25
-lands-	-37	29	-1	-15
-lane-	16	17	-51	-31
-lang-	-60	-30	15	22
-langu-	-37	-44	40	-27
-lanos-	7	14	-40	-24
-lans-	1	-21	13	-31
-lant-	27	-20	-3	-53
-lanta-	32	-32	-16	-17
-lanza-	15	15	-40	7
-lapi-	5	30	-40	-27
-lapid-	5	30	-40	-27
-lass-	-20	18	-6	-45
-lass>-	-8	12	-11	-38
-last>-	-35	36	-20	-49
-lat-	-2	-54	20	8
-late>-	-36	-18	33	-24
-laten-	-9	16	-40	16
-later-	61	-54	-51	-34
-lato-	-16	-45	41	-35
-lato>-	-11	-38	27	-14
-lator-	-17	-22	27	-35
-laud-	-12	10	1	-35
-lauf-	-42	6	-17	32
-launc-	24	-3	-40	-29
-laus-	-45	-12	49	-32
-lavo-	-6	-14	16	-43
-lavor-	-4	-10	11	-43
-lay-	-6	-25	28	-35
-lazo-	-18	20	-4	-55
-lazo>-	10	19	-50	-47
-lbet-	36	-3	-49	-36
-lbeta-	26	1	-48	-16
-lbu-	-3	5	-3	-33
-lbum-	-4	10	-8	-30
-lbum>-	-4	10	-8	-30
-lcu-	-25	-18	30	-21
-lcul-	-25	-18	30	-21
-lda-	-30	30	-7	-30
-ldaa-	-51	30	-5	-32
-ldaan-	-51	30	-5	-32
-ldat-	-32	17	3	-34
-ldatu-	-41	-44	41	-22
-ldb-	-40	15	1	-17
-lde-	-47	9	19	-13
-lde>-	-24	44	-45	-12
-lden-	-43	-41	45	-15
-lden>-	-27	-40	38	2
-lder>-	-30	-41	46	-14
-ldes-	-33	-41	41	-30
-ldes>-	-33	-41	41	-30
-ldi-	-3	-14	10	-35
-ldi>-	-16	-62	42	-20
-ldo-	-26	27	-11	-65
-ldo>-	-11	39	-45	-52
-ldof-	-38	37	-33	-12
-ldofa-	-38	37	-33	-12
-ldos-	-58	-50	54	-33
-ldos>-	-58	-50	54	-33
-ldu-	7	-5	0	-44
-ldun-	8	5	-11	-43
-ldung-	8	5	-11	-43
-lea-	-38	17	5	1
-lean-	-33	-40	-4	30
-leas-	-5	24	-26	-41
-lease-	8	20	-37	-41
-lec-	-37	-19	31	9
-lecte-	-31	13	-34	26
-lectu-	-51	-13	45	-32
-ledi-	-28	-7	27	-18
-ledig-	-36	-3	28	-34
-lee>-	2	-15	14	-35
-leet-	-32	5	10	-20
-leet>-	-32	5	10	-20
-lef-	-37	32	-26	5
-left-	-39	49	-48	-27
-left>-	-38	45	-42	-26
-leg-	9	-50	19	-4
-leg>-	-23	-6	25	-40
-lege-	-7	-48	16	26
-lege>-	-33	-40	-3	32
-legn-	10	1	-15	-35
-leib-	-32	40	-38	-6
-leibe-	-15	29	-41	-27
-leibt-	-39	29	-10	3
-leic-	1	14	-38	7
-leich-	1	14	-38	7
-lekto-	-15	-16	26	-30
-lem-	-23	39	-32	-3
-lema-	-37	6	24	-28
-lenda-	13	-38	4	-6
-lende-	-52	-25	47	-26
-leng-	-41	-42	-3	26
-lenst-	27	-9	-33	-28
-ler>-	-28	-47	42	-1
-lere-	32	-38	-16	-26
-lere>-	44	-40	-32	-20
-less-	-14	0	1	-22
-less>-	-7	26	-48	-26
-lesso-	-16	-45	11	8
-let-	-60	5	35	-15
-let>-	-14	-53	28	1
-leta-	-52	27	0	-13
-leta>-	-33	-4	17	-8
-lete-	21	-26	7	-48
-lete>-	4	-29	18	-24
-leti-	-7	27	-35	-3
-letic-	-43	-1	41	-26
-letio-	6	16	-46	-20
-leto-	-53	-45	59	-15
-leto>-	-51	-40	54	-11
-letr-	-31	-9	31	-35
-lett-	-51	-29	26	21
-lett>-	-41	-6	17	-33
-letz-	-34	22	-6	-22
-letzt-	-34	22	-6	-22
-leva-	10	-43	11	-14
-lever-	-20	16	3	-44
-lez-	-33	-53	27	3
-lezi-	-39	-41	23	7
-lfa-	37	-12	-48	-2
-lfac-	24	-8	-43	-2
-lfact-	24	-8	-43	-2
-lfd-	-44	-33	-6	31
-lfe>-	-57	-43	38	9
-lft-	-2	25	-39	-51
-lft>-	0	14	-27	-33
-lfte-	0	22	-42	-36
-lfte>-	2	24	-54	-33
-lg>-	26	12	-50	-37
-lgen>-	49	-39	-49	-29
-lgend-	1	-8	-51	18
-lgt-	23	-15	-49	-31
-lgt>-	31	-23	-48	-30
-lha>-	-34	-44	20	17
-liar-	11	5	-39	8
-liat-	-33	-42	37	-7
-lib-	-21	28	-13	-33
-libe-	-9	33	-55	-31
-liber-	-9	33	-55	-31
-lic-	-39	0	-24	39
-licad-	-51	44	-16	-14
-licen-	-8	-49	-14	27
-lich-	-64	10	-6	26
-liche-	-39	19	-33	28
-lide-	18	7	-41	-31
-lie-	-57	18	14	7
-lied-	-45	3	-10	24
-lied>-	-38	13	9	-32
-lien-	-38	-4	30	-29
-lient-	-30	-10	27	-30
-lier-	-48	12	7	10
-lier>-	-50	18	8	9
-liess-	-45	34	-10	-30
-lift-	4	16	-42	3
-lijf-	-2	14	-42	-3
-lijft-	-1	19	-39	-32
-lijks-	-36	-49	-31	45
-lim-	-59	-59	17	30
-limp-	-48	-55	0	30
-limpi-	-37	-37	6	18
-linea-	-33	12	3	-17
-ling-	-6	-3	12	-37
-ling>-	0	14	-19	-28
-lings-	4	-50	24	-25
-lino-	-26	-35	34	-8
-lino>-	-26	-35	34	-8
-lip-	-14	-42	39	-31
-liq-	-17	34	-25	-55
-liqu-	-15	24	-15	-54
-liqua-	-24	32	-28	-34
-liqui-	-1	10	-11	-39
-lisi-	30	-27	-20	-37
-lit-	1	-63	25	19
-live>-	-20	26	-35	-35
-liveg-	-13	19	-40	-18
-livre-	-41	4	20	-12
-lizen-	-30	-38	-3	23
-lk>-	-25	-12	24	-43
-lka-	-12	-41	31	-23
-lke>-	-18	-16	-39	38
-llav-	-38	-13	30	-28
-llave-	-37	-6	26	-27
-lledi-	-41	-20	37	-23
-llee-	12	-12	-4	-38
-llen-	18	-38	5	-46
-llen>-	21	-33	-1	-45
-lles-	-31	-4	32	-41
-lles>-	-71	-4	52	-38
-llet>-	7	-22	-38	19
-lli>-	12	-44	23	-1
-llig-	-8	15	-16	-7
-llow-	2	-26	20	-41
-llow>-	11	-46	23	-37
-llowi-	-34	34	-12	-24
-llst-	-27	20	-5	-21
-llsta-	-27	20	-5	-21
-llt>-	-28	5	21	-31
-llu-	-8	-12	21	-50
-llus-	0	-4	7	-47
-llust-	0	-4	7	-47
-lm>-	5	18	-26	-46
-lmen-	14	1	-10	-39
-lment-	15	7	-17	-39
-lmo-	-11	-17	20	-32
-lo>-	-24	-2	24	-27
-lob-	-27	-35	35	-30
-loba-	-29	-35	36	-30
-locat-	14	-39	6	-11
-locco-	34	-36	-21	-31
-lock-	24	-13	-13	-43
-loe-	28	-45	13	-25
-lof-	43	-24	-39	-38
-logi-	-44	-10	32	-6
-logo-	-4	-12	16	-25
-logo>-	5	2	0	-59
-lohn-	-15	-5	-39	29
-loi-	48	-54	-39	-23
-loir-	37	-37	-30	-26
-loir>-	37	-37	-30	-26
-lok-	27	-34	-33	19
-loon-	-8	-4	-39	16
-loon>-	4	4	-14	-43
-loor-	-34	-31	36	-11
-loor>-	-34	-31	36	-11
-lop-	25	-44	-30	24
-los-	3	26	-31	-37
-losi-	-19	11	-5	-33
-losin-	-19	11	-5	-33
-lot-	-50	48	-32	-3
-lot>-	-14	9	-2	-37
-lotf-	-17	16	-9	-31
-lotfa-	-10	31	-49	-28
-lott-	-21	30	-23	-16
-lotte-	-5	28	-49	-10
-lotu-	-43	37	-10	-32
-lotur-	-43	37	-10	-32
-low>-	6	-40	26	-39
-lowi-	-34	34	-12	-24
-lowin-	-34	34	-12	-24
-lph-	18	12	-46	-27
-lph>-	18	11	-45	-23
-lre-	22	4	-43	-8
-lrea-	-15	17	-18	-31
-lread-	-15	17	-18	-31
-lrec-	21	-1	-45	-1
-lrech-	21	-1	-45	-1
-ls>-	10	-43	-1	10
-lsa-	20	-48	-12	-2
-lsa>-	-1	-45	-1	2
-lsta-	-27	20	-5	-21
-lstan-	-27	20	-5	-21
-lt>-	-22	55	-40	-34
-lta-	-25	3	27	-46
-lta>-	-14	-14	41	-53
-ltam-	21	-15	-35	-25
-ltam>-	21	-15	-35	-25
-ltan>-	27	-24	-33	-29
-ltav-	-41	36	-18	-12
-ltava-	-41	36	-18	-12
-lte-	8	-8	0	-46
-lten-	-34	25	10	-43
-lten>-	-27	16	15	-44
-lter-	3	-44	33	-33
-lteri-	29	-37	-11	-11
-lti-	-32	16	-4	-3
-ltim-	-29	20	-6	-23
-lto>-	-42	31	1	-36
-ltr-	0	26	-43	-32
-ltra-	-13	27	-48	-31
-ltra>-	-10	24	-50	-30
-ltre-	17	12	-36	-38
-ltre>-	6	17	-31	-38
-ltri-	15	8	-42	-9
-ltri>-	15	8	-42	-9
-lud-	-43	2	12	5
-luded-	-28	-37	12	10
-lug-	-37	-36	-6	33
-lugl-	-17	-2	-34	26
-lugli-	-17	-2	-34	26
-luite-	-40	36	-20	-10
-luiti-	25	-33	2	-16
-lum-	-44	-20	44	-17
-lun-	6	1	-9	-45
-lung-	13	0	-15	-63
-lung>-	24	4	-36	-54
-lunge-	-21	16	-8	-39
-lungs-	-7	-46	28	-44
-lus-	-29	6	24	-58
-luso-	-26	18	-7	-40
-luso>-	-14	12	-5	-32
-luss-	-32	9	10	-25
-lussr-	-10	31	-37	-40
-lussz-	-26	40	-52	-9
-lust-	1	-9	13	-59
-lustr-	1	-9	13	-59
-luz-	-22	-40	15	3
-lva-	23	-6	-38	-6
-lvas-	33	-40	-36	-3
-lvast-	33	-40	-36	-3
-lve>-	-51	-25	36	-11
-lver-	30	2	-38	-23
-lvi-	6	-11	2	-40
-lvo-	44	-52	-21	3
-lwe-	17	-10	-39	5
-lwer-	17	-10	-39	5
-lwerk-	17	-10	-39	5
-ly>-	-49	-54	-16	58
-lyer-	-26	-34	34	-28
-lyer>-	-24	-33	33	-27
-lz>-	8	-50	32	-24
-lze-	-39	-32	39	-33
-ma>-	14	-24	11	-32
-maa-	-46	-32	-24	60
-maak-	-61	4	16	-7
-maak>-	-42	-17	12	10
-maakt-	-39	13	4	-40
-maan-	-53	-42	-42	56
-maand-	-53	-42	-42	56
-maar>-	40	-43	-31	-30
-maart-	-42	15	-21	27
-maca-	13	-25	9	-36
-macao-	13	-27	10	-36
-mada-	-11	26	-42	2
-mada>-	-10	26	-39	-22
-made-	20	-4	-17	-42
-magen-	8	-54	10	8
-mah-	-34	-39	36	-14
-mai>-	-23	-19	-20	29
-mail-	-37	-32	52	-48
-mail>-	-26	-25	39	-37
-main-	6	-14	-41	42
-maind-	32	-4	-63	-38
-maini-	-9	9	-11	-46
-mais-	46	-42	-21	-31
-mais>-	42	-42	-27	-16
-mak-	-26	-7	29	-41
-make-	-17	-11	26	-39
-maken-	-4	-2	3	-34
-mal-	-17	-61	57	-35
-mal>-	23	-48	4	8
-mali-	-41	-35	41	-26
-malig-	-41	-35	41	-25
-man>-	19	-17	-3	-44
-manc-	-35	40	-20	-51
-manca-	-28	56	-64	-44
-mand-	21	-4	-25	-26
-manda-	0	23	-58	0
-mande-	20	-11	-11	-36
-mando-	9	-16	8	-47
-mane-	-18	35	-85	7
-mane>-	-36	27	-38	17
-manen-	-4	22	-64	-1
-manes-	-2	13	-38	-18
-mang-	-47	26	-6	-25
-mano-	-19	2	23	-52
-mano>-	-30	9	26	-44
-manq-	-61	48	-30	-35
-manqu-	-61	48	-30	-35
-mant-	-10	-42	-31	41
-mante-	-27	-30	-30	32
-manua-	14	18	-39	-49
-manus-	7	14	-32	-49
-manut-	-31	-34	-10	16
-map-	-36	-24	33	-21
-maq-	11	-15	1	-46
-maqu-	11	-15	1	-46
-maque-	8	-5	-8	-34
-mar-	-17	5	-20	22
-mar>-	-16	20	-34	11
-mara-	-39	-41	46	-33
-marca-	9	13	-33	-37
-march-	-52	-1	16	5
-marco-	1	3	-32	3
-maria-	23	-2	-20	-44
-marr-	23	-31	-19	-16
-marra-	23	-18	-37	-2
-mars-	-39	-8	-18	31
-mars>-	-39	-8	-18	31
-marz-	-52	13	-13	34
-marz>-	-38	14	-17	25
-marzo-	-35	5	-6	23
-mas>-	43	-31	-6	-29
-massa-	-19	-25	34	-36
-mate-	11	-10	0	-42
-mater-	16	-11	-3	-74
-matio-	3	-4	4	-48
-mba>-	-37	-40	40	-7
-mbi-	-50	18	28	-31
-mbr-	-9	-36	-30	35
-mbre-	2	-27	-29	23
-mbre>-	3	-25	-33	23
-mbro-	-13	-25	-27	38
-mbro>-	-11	-19	-35	38
-me>-	-38	15	3	5
-mec-	53	-38	-44	-31
-meca-	38	-35	-29	-19
-med-	35	-15	-24	-29
-medi-	43	-12	-35	-32
-media-	6	-31	4	-5
-medic-	33	14	-55	-35
-medid-	10	-8	-10	-37
-medio-	35	-10	-36	-28
-mee>-	6	29	-47	-14
-meer-	-45	18	10	-29
-mei-	12	-53	-11	22
-meia-	-42	0	34	-18
-meia>-	-42	0	34	-18
-meil-	27	-9	-33	-28
-meile-	27	-9	-33	-28
-mein-	-9	-35	6	16
-meir-	17	-21	1	-33
-meira-	10	-3	-8	-57
-meiro-	19	-51	5	-14
-memb-	-38	1	-17	21
-membe-	-38	1	-17	21
-memo-	10	-21	9	-38
-men>-	-3	-58	48	-53
-menc-	48	-38	-38	-31
-mence-	49	-38	-42	-28
-menda-	8	-11	-3	-38
-meno-	-52	37	-16	-47
-meno>-	-36	26	-15	-22
-menos-	-41	27	-9	-42
-mens-	-55	-55	-35	54
-mensa-	-40	-27	-24	33
-mensi-	-38	-38	-44	45
-mente-	-51	6	26	-15
-menti-	8	27	-29	-46
-ments-	0	30	-46	-51
-menu-	-33	-18	48	-51
-menu>-	-48	-12	40	-32
-mer>-	26	-34	-12	-2
-mes-	-28	-31	-77	88
-mes>-	10	-26	-88	62
-mesa-	-36	-3	33	-23
-mese-	-62	-25	-33	52
-mese>-	-51	-47	-45	54
-meses-	-38	3	3	-3
-messe-	1	14	8	-56
-mest-	-52	-54	-74	69
-mestr-	-45	-46	-67	61
-met-	9	-15	12	-42
-meta-	1	15	-21	-58
-meta>-	1	3	-6	-43
-metad-	1	14	-30	-35
-metr-	2	-35	27	-36
-mette-	39	-40	-28	4
-mezz-	-39	-8	20	-16
-mezza-	-38	-25	41	-39
-mi>-	9	-9	7	-38
-mia-	-13	28	-39	-3
-mic-	-34	-40	35	-1
-mici-	-46	-44	23	6
-micil-	-33	-30	10	6
-mid-	35	-61	8	10
-midd-	29	-46	5	-20
-mier-	13	-24	8	-45
-mier>-	36	-43	-22	-17
-miere-	3	-9	5	-48
-mig-	-21	-28	38	-36
-migr-	-6	16	-1	-36
-migra-	-6	16	-1	-36
-mij-	18	-4	-18	-65
-mijn-	4	1	-9	-49
-mijn>-	21	16	-82	-35
-mijne-	4	-10	4	-40
-mijnf-	16	-11	-36	-22
-mil-	-10	18	5	-67
-mil>-	-6	28	-44	-32
-mila-	-32	0	16	-26
-mile-	6	-17	12	-34
-mill-	-1	10	-11	-32
-min-	-36	0	4	21
-min>-	-40	8	8	-10
-minad-	-42	44	-21	-35
-minar-	-14	-51	47	-40
-mind-	-20	27	-35	8
-minde-	-19	30	-29	-17
-mine-	-60	20	19	-3
-minee-	-36	18	2	-17
-ming-	33	-36	-12	-31
-ming>-	33	-38	-25	-14
-minis-	-43	-16	2	13
-mins-	40	-40	-29	-27
-minu-	-39	-14	32	-10
-minus-	-34	51	-64	-25
-minut-	-25	-64	51	-8
-mir>-	-9	12	-10	-34
-mis>-	-26	23	3	-42
-miss-	20	9	-46	-19
-missa-	-38	14	19	-24
-missi-	24	7	-53	-13
-misu-	28	-5	-45	-10
-misur-	28	-5	-45	-10
-mitad-	7	14	-35	-33
-mix-	1	-46	40	-23
-mmen-	15	-47	17	-21
-mmen>-	-16	-19	28	-44
-mmenc-	51	-45	-40	-25
-mmes-	-33	36	-37	-25
-mmis-	12	11	-36	-25
-mmiss-	12	11	-35	-25
-mmun-	-52	-28	-12	44
-mob-	19	-4	-20	-43
-mobi-	13	-3	-14	-39
-mobil-	13	-3	-14	-39
-mod-	-27	-29	47	-63
-mode-	-10	-16	23	-39
-model-	8	-4	-5	-36
-modu-	-15	-17	24	-44
-modul-	-15	-17	24	-44
-moi-	-16	24	-63	33
-moin-	-18	27	-20	-42
-moins-	-32	25	-14	-45
-mois-	-43	-28	-64	62
-mois>-	-43	-28	-65	62
-moit-	8	9	-32	-49
-moiti-	8	9	-32	-49
-mol-	-25	-4	23	-38
-mona-	-57	-35	-28	42
-monat-	-43	-50	-41	48
-mone-	18	6	-21	-45
-money-	19	8	-26	-43
-monie-	-2	1	1	-31
-monit-	-38	-35	-27	36
-monta-	4	-8	13	-85
-monte-	-23	-31	40	-34
-month-	-41	-48	-36	47
-more-	30	-30	-10	-39
-more>-	30	-30	-10	-39
-mos-	36	-15	-47	-1
-mos>-	32	-17	-37	1
-mot-	-31	-12	36	-29
-mou-	-30	10	12	-43
-moun-	-31	12	5	-34
-mount-	-31	12	5	-34
-mov-	-21	-49	34	13
-mpi-	-13	-46	16	15
-mpia-	16	-39	23	-36
-mpl-	-42	11	20	-26
-mpla-	-39	-27	45	-35
-mple-	-36	16	11	-26
-mplee-	-32	5	10	-20
-mplem-	-8	44	-58	-28
-mplet-	-24	3	18	-51
-mpo-	-65	4	29	10
-mpr-	-6	-39	16	12
-mpra-	26	-15	-21	-47
-mprar-	23	5	-46	-35
-mpre-	-48	-20	18	25
-mpre>-	-19	-38	-44	43
-mpren-	-7	23	-41	17
-mpres-	-44	-58	66	-51
-mpri-	-17	-43	30	-15
-mpris-	-56	-36	36	-13
-mpta-	-44	-49	29	27
-mptab-	-33	-35	14	27
-mpte-	5	13	-18	-55
-mpte>-	16	13	-33	-63
-mptes-	-42	6	29	-35
-mpu-	-34	20	2	-18
-mput-	-35	36	-42	-17
-mputa-	-16	18	-40	-23
-mte-	-39	-43	39	-4
-mtl-	-26	-16	-28	28
-mtl>-	-23	-24	-32	32
-mud-	-16	-1	13	-36
-muda-	-16	-1	13	-36
-mudan-	-16	-11	18	-33
-mul-	-20	-58	45	-5
-mula-	-18	-48	30	-6
-mule-	33	-37	-41	10
-mun-	-62	-6	-21	53
-muni-	-48	-6	-28	52
-munic-	3	-8	-38	26
-munio-	-30	16	9	-33
-mur-	9	20	-21	-46
-mura-	8	17	-19	-41
-mural-	7	18	-16	-38
-na>-	2	-9	22	-63
-naar-	0	-21	14	-34
-nacal-	4	13	-36	-16
-nachs-	12	-38	-30	14
-nad-	-45	4	8	14
-nada-	-37	5	24	-11
-nada>-	-42	8	32	-27
-nahm-	-8	4	10	-36
-nahme-	-8	4	10	-36
-nal-	-5	7	-3	-41
-nal>-	7	18	-26	-37
-nale-	-26	-7	21	-15
-nalet-	-41	-5	40	-33
-nali-	-33	-36	39	-9
-naliz-	-48	-33	47	-25
-name-	-50	-42	27	20
-namen-	-43	-48	10	26
-nanc-	-10	-36	-20	38
-nance-	-4	-39	-46	38
-nant-	-8	0	5	-38
-nant>-	-2	-5	3	-35
-nar-	6	-28	23	-40
-nario-	6	-19	1	-38
-nas>-	-28	-24	-20	40
-nat-	-29	-37	-11	51
-nat>-	-34	-28	-45	42
-nata>-	-24	-24	38	-33
-nati-	1	-23	14	-43
-natl-	-32	-30	-42	40
-natu-	18	-12	-63	28
-natur-	18	-11	-64	28
-nav-	4	14	-45	3
-nave-	10	9	-40	7
-nave>-	8	10	-38	6
-nbau-	8	6	-21	-38
-nbau>-	3	3	-10	-41
-nbeg-	-40	-6	9	1
-nbegr-	-36	-40	24	2
-nbet-	13	0	-17	-55
-nbet>-	38	-5	-60	-39
-nbeta-	-11	-2	10	-43
-nca-	2	15	-30	1
-nca>-	-13	4	-32	27
-ncar-	47	-18	-41	-17
-ncari-	20	-14	-9	-34
-ncass-	-24	30	-39	13
-ncem-	44	-27	-39	-32
-nceme-	43	-26	-39	-32
-ncep-	10	-39	8	-22
-ncept-	10	-39	8	-22
-ncer-	-17	-5	19	-48
-ncer>-	46	-40	-44	-24
-ncerr-	-51	30	-6	-28
-nche-	15	0	-19	-40
-nche>-	21	2	-29	-40
-ncio>-	10	-37	16	-37
-ncion-	-39	34	-16	-2
-ncl-	-38	10	14	-27
-ncl>-	-22	7	10	-43
-nclu-	-32	6	10	-17
-nclud-	-43	2	12	5
-nclus-	-45	15	4	-18
-ncol-	-28	41	-45	-19
-ncolo-	-28	41	-45	-19
-ncom-	9	-9	-7	-36
-ncome-	9	-9	-7	-35
-ncora-	1	12	-39	-22
-nda-	20	9	-21	-54
-nda>-	13	-2	-7	-58
-ndabr-	0	21	-40	-36
-ndaf-	-10	22	-27	-19
-ndafr-	-10	22	-27	-19
-ndar-	17	-60	15	-11
-ndar>-	29	-37	0	-9
-ndat>-	4	8	-39	8
-nded-	-18	19	-10	-34
-ndel-	1	-42	-27	33
-ndent-	-4	-43	14	-7
-nderd-	-53	18	-5	9
-ndere-	10	16	-30	-48
-nderh-	-53	-31	6	14
-nderi-	8	9	-53	-6
-ndert-	28	-39	5	-27
-ndfa-	-17	24	-31	-16
-ndfac-	-14	23	-44	-6
-ndi-	-41	-16	22	31
-ndic-	-46	7	8	3
-ndig-	-35	11	8	-8
-ndig>-	-28	20	-5	-21
-ndle-	8	-26	13	-28
-ndo-	23	-17	-21	-7
-ndo>-	34	-15	-39	-7
-ndos-	-24	13	17	-35
-ndos>-	-26	19	10	-37
-ndov-	-5	17	-39	-19
-ndove-	-5	17	-39	-19
-ndra-	40	-17	-44	-24
-ndra>-	40	-24	-42	-21
-ndrei-	-28	-22	32	-35
-nds-	-11	18	0	-49
-nea-	-57	-5	35	-38
-nea>-	-44	15	14	-26
-neir-	-47	26	-38	18
-neiro-	-41	19	-33	18
-nel-	-37	-25	42	-9
-nent-	-5	15	-49	10
-nente-	-15	26	-46	-2
-nenz-	-7	19	-34	-16
-nenza-	-7	19	-34	-16
-ner>-	-69	-19	3	37
-nero-	-7	25	-51	22
-nero>-	-7	25	-51	22
-nesc-	-2	13	-38	-18
-nesce-	-2	12	-35	-18
-nessu-	-37	-29	35	-12
-nete-	12	-9	-28	-12
-neu-	-17	-37	46	-64
-new-	6	-46	-29	49
-news-	-50	-19	-36	48
-nex-	5	11	-45	18
-next-	2	-35	-45	16
-next>-	2	-35	-45	16
-ney-	11	3	-1	-42
-nfac-	31	-21	-37	-1
-nfact-	29	-18	-33	-13
-nfe-	8	2	-9	-33
-nferm-	24	-14	-44	-15
-nfir-	39	-39	-24	-24
-nfirm-	39	-39	-24	-24
-nfog-	-41	-40	-3	28
-nfogr-	-30	-32	40	-23
-nga-	52	-41	-37	-14
-ngag-	29	-15	-47	11
-ngage-	29	-15	-47	11
-ngeb-	-4	-36	32	-43
-ngebo-	-6	-22	21	-37
-ngel-	8	25	-41	-43
-nger-	-48	24	-13	20
-ngl-	-59	-30	42	2
-ngle-	-43	-29	38	-7
-ngo>-	25	-45	22	-30
-ngr-	-9	21	-19	-50
-ngre-	-1	20	-26	-46
-ngres-	-1	20	-26	-46
-ngs-	3	-46	9	23
-ngsr-	11	-33	8	-30
-ngsre-	12	-41	10	-29
-ngss-	27	-7	-42	-27
-ngsst-	34	-10	-50	-24
-ngsv-	-1	-38	-6	20
-ngt-	-52	28	0	3
-ngt>-	-48	26	-12	8
-ngu-	-41	-7	36	-51
-ngua-	-31	-4	27	-47
-ngua>-	-44	-44	43	-32
-nguag-	-7	14	-12	-39
-nhas-	-43	-22	32	-1
-nhas>-	-43	-22	32	-1
-nhor-	-4	18	-17	-36
-nhou-	-40	42	-44	-28
-ni>-	-42	-32	0	42
-nic-	-15	-63	47	-6
-nica-	-49	-42	30	19
-nica>-	-49	-36	44	-5
-nicht-	-19	-44	25	2
-nici-	41	-24	-35	-60
-nicia-	31	-19	-24	-54
-nico-	-39	-34	48	-21
-nico>-	-38	-33	47	-21
-nido-	-1	26	-40	3
-niere-	-16	-1	13	-43
-niet-	-1	-48	30	-19
-niet>-	0	-37	19	-37
-nig-	-21	-57	17	21
-nigu-	-43	-42	8	23
-nigun-	-43	-42	8	23
-nim-	-46	-35	29	22
-nimi-	-35	-31	-31	33
-nimie-	-35	-31	-31	33
-nion-	-52	2	40	-48
-nion>-	-35	2	24	-38
-nione-	-40	-6	36	-31
-nior-	-39	-33	-17	28
-niq-	-34	21	2	-25
-niqu-	-34	21	2	-25
-niqui-	-19	28	-27	-23
-nir-	39	-45	-32	7
-nir>-	31	-35	-29	8
-nisa-	-7	10	1	-37
-nisat-	-7	10	1	-37
-nish-	-9	10	-6	-33
-nist-	-51	-36	21	12
-nistr-	-43	-16	2	13
-niti-	20	-8	-17	-45
-nitia-	37	-36	-32	-18
-nitif-	-26	15	-7	-20
-nitiv-	5	10	-27	-29
-nitor-	-34	-39	-27	36
-nitt-	-5	-15	20	-31
-nitu-	28	-15	-19	-37
-nitur-	28	-15	-19	-37
-niv-	-51	-37	48	-15
-nive-	-51	-37	48	-15
-niver-	-43	-23	34	-8
-niz-	20	-23	0	-31
-nizi-	34	-36	-17	-20
-nizia-	39	-31	-34	-18
-nk>-	-40	18	15	-23
-nkl-	-61	-20	27	10
-nkl>-	-56	-13	20	11
-nkt-	-43	14	26	-19
-nkt>-	-36	28	6	-17
-nle-	15	12	-22	-40
-nma-	-49	-75	68	-13
-nmal-	-23	-53	49	-32
-nmali-	-41	-35	41	-25
-nn>-	60	-53	-45	-26
-nnem-	-21	-41	-19	29
-nneme-	-47	-52	-16	29
-nnes-	7	-6	2	-32
-nnes>-	7	-6	2	-32
-nnov-	-26	-26	-42	38
-nnovo-	-21	-21	-41	36
-nnue-	-8	-38	-33	36
-nnuel-	-8	-38	-33	36
-noc-	-8	27	-18	-41
-noch-	-24	37	-35	-29
-noch>-	-29	46	-71	-34
-nog-	4	40	-70	-60
-nog>-	-4	43	-64	-59
-nol-	-5	-43	2	7
-nom-	-40	6	-15	28
-nos-	-36	25	-1	-8
-nos>-	-22	25	-15	-8
-nota-	15	22	-28	-35
-noth-	-52	6	14	-2
-nothi-	-52	4	25	-32
-nou-	-12	4	-39	33
-nov-	-31	-43	-37	54
-nov>-	-26	-26	-33	38
-novat-	12	10	-41	-34
-now-	9	4	-16	-48
-now>-	9	4	-16	-48
-nqui-	35	-40	-15	-26
-nr>-	29	-46	-15	-11
-nre-	0	13	-11	-49
-nrec-	-7	7	0	-38
-nrech-	-7	7	0	-38
-nsa-	-5	-47	-9	29
-nsaio-	11	-17	-2	-36
-nsal-	-44	-28	-17	29
-nsal>-	-47	-39	-32	41
-nscr-	16	-21	-3	-37
-nscri-	16	-21	-3	-37
-nse-	-32	-10	36	-14
-nser-	-45	6	26	-13
-nsil-	-39	-32	-45	45
-nsile-	-35	-32	-33	37
-nsp-	-5	-39	24	-20
-nspo-	-15	-36	26	-12
-nspor-	-15	-36	26	-12
-nst>-	36	-24	-9	-29
-nstal-	-14	-11	26	-40
-nstei-	27	-9	-33	-28
-nsti-	18	12	-41	-32
-nstit-	20	13	-46	-32
-nsue-	-47	-42	-4	19
-nsuel-	-47	-42	-4	19
-nsul-	-61	-5	42	-19
-nta-	1	-16	20	-33
-nta>-	38	-17	-38	-6
-ntab-	-43	-52	1	27
-ntabi-	-23	-34	-13	30
-ntada-	4	-17	13	-49
-ntagg-	18	-29	7	-30
-ntal-	-27	-38	46	-36
-ntan-	-16	4	9	-51
-ntant-	-15	-3	12	-47
-ntar>-	27	-38	14	-33
-ntat-	-21	11	13	-52
-ntata-	-33	13	17	-15
-ntati-	20	-12	-11	-38
-ntec-	2	-39	10	-6
-ntee-	-16	-7	23	-31
-ntee>-	-34	2	20	-27
-nteg-	-33	-4	30	-48
-ntegr-	-48	-9	40	-39
-ntei-	-11	-40	34	-13
-nteir-	-34	-34	38	-29
-nteni-	4	-29	-39	32
-ntera-	-44	-8	30	0
-nteri-	22	23	-41	-18
-nterm-	50	-36	-39	-43
-ntero-	-64	-39	60	-52
-nterv-	3	-48	11	-3
-nth-	-44	-49	-23	44
-nth>-	-24	-43	-57	54
-nti-	-11	4	4	-21
-nti>-	-6	22	-14	-54
-ntic-	-3	-6	5	-39
-ntici-	-6	1	1	-31
-ntid-	14	-1	-10	-41
-ntida-	5	-2	-1	-40
-ntie>-	-30	-9	17	0
-ntier-	-4	-15	16	-53
-ntij-	39	-30	-42	-28
-ntijd-	39	-30	-42	-28
-ntin-	-3	-58	-9	45
-ntinu-	2	-37	-48	36
-ntir-	27	-50	-1	-28
-ntire-	-33	-28	35	-16
-ntivo-	-13	5	14	-41
-nto-	14	-4	-15	-18
-nto>-	17	-7	-15	-22
-ntor-	14	5	-18	-47
-ntori-	6	17	-40	-38
-ntos-	-24	2	25	-55
-ntos>-	-24	2	25	-55
-ntra-	-9	-5	-27	40
-ntra>-	9	1	-14	-51
-ntrac-	-10	-4	-27	24
-ntrad-	15	-19	-3	-61
-ntrat-	-27	8	-25	33
-ntre>-	-31	36	-33	-20
-ntreg-	-15	23	-11	-44
-ntret-	-28	-32	-6	21
-ntura-	9	-8	-2	-40
-ntw-	20	-46	2	0
-ntwe-	-2	-21	14	-35
-ntwer-	-2	-21	14	-35
-nu>-	-12	20	-7	-37
-nuar-	-35	8	-33	33
-nue-	-5	-8	-47	43
-nue>-	4	0	-42	10
-nuel-	-12	-22	-35	36
-nuel>-	0	-15	-42	29
-num-	0	-24	24	-36
-nun>-	-30	43	-41	-27
-nunge-	-52	19	16	-4
-nus-	-11	33	-32	-19
-nus>-	-16	30	-13	-30
-nusc-	-9	21	-26	-39
-nuscr-	-9	21	-26	-39
-nut-	-73	-3	31	11
-nute-	-53	-42	26	10
-nute>-	-30	-19	31	-16
-nuten-	-37	-34	-6	17
-nv>-	3	24	-24	-42
-nva-	27	-49	13	-2
-nvent-	17	-6	-41	5
-nver-	-1	-36	-26	36
-nvors-	38	-21	-47	-24
-nwe-	-19	16	-9	-43
-nz>-	22	-4	-23	-41
-nzah-	-18	-4	18	-53
-nzahl-	-18	-4	18	-53
-nzame-	50	-47	-44	-26
-nze-	-11	-66	38	-6
-nzep-	19	-18	-9	-36
-nzept-	19	-18	-9	-36
-nzer-	-42	-31	43	-31
-nzi-	-36	1	0	19
-nzio-	-31	-38	-2	38
-nzion-	-31	-38	-2	38
-nzo-	-31	6	18	-37
-nzo>-	-31	10	11	-35
-oard>-	12	-49	22	-23
-ob>-	-42	17	17	-15
-oba-	15	-54	30	-42
-obal-	-11	-39	30	-31
-ober-	0	-53	-13	27
-obi-	14	-4	-14	-41
-obil-	13	-3	-14	-39
-obili-	41	-32	-25	-41
-obra>-	0	10	-6	-48
-obrar-	22	-3	-38	-18
-obre-	-23	-39	-1	28
-obre>-	-16	-37	-7	28
-obro-	-8	11	-7	-48
-obro>-	2	-4	1	-49
-ocat-	29	-55	2	-12
-occo-	18	-37	3	-43
-occo>-	27	-27	-16	-33
-ocen-	-13	15	1	-43
-och>-	-26	37	-41	-7
-ocha-	-10	-17	-27	24
-ochai-	-13	-11	-35	24
-ochu-	-14	3	9	-29
-ochur-	-14	3	9	-29
-ochz-	15	-2	-27	-32
-ochze-	15	-2	-27	-32
-oci-	-8	-6	-32	27
-ocia-	-35	-9	-24	27
-ocial-	-25	3	-61	42
-ocin-	23	10	-43	-27
-ocina-	23	10	-43	-27
-oco-	12	-45	25	-14
-oco>-	30	-39	6	-39
-ocum-	8	-12	-1	-43
-ocume-	8	-12	-1	-43
-od>-	-41	36	-26	4
-oda>-	14	-29	8	-50
-ode>-	-26	-37	28	21
-odel-	8	-4	-5	-36
-odela-	26	3	-41	-20
-odic-	-37	-6	14	1
-odici-	-36	-6	16	-3
-odo-	-33	-15	3	17
-odo>-	-49	-12	12	12
-odul-	-15	-17	24	-44
-odule-	-21	-13	24	-30
-oduz-	0	9	-35	-33
-oduzi-	0	9	-35	-33
-oeke-	6	-42	7	-17
-oekh-	-27	-39	3	22
-oekho-	-27	-38	4	21
-oeki-	-1	17	-22	-33
-oekin-	-1	17	-22	-33
-ofa-	-58	16	13	-23
-ofac-	-38	37	-33	-12
-ofact-	-38	37	-33	-12
-ofe-	-9	24	-14	-51
-ofes-	-6	12	-5	-37
-off-	1	10	-5	-38
-off>-	16	-15	-1	-57
-offer-	2	7	0	-37
-ofo-	14	-44	18	-3
-ofor-	29	-43	15	-30
-oft-	37	-31	-59	26
-og>-	-14	30	-51	14
-oget-	21	-22	0	-37
-ogg-	-18	-39	27	-17
-ogi-	-49	-4	28	-5
-ogn-	-34	-9	-23	30
-ogni-	-33	-22	-17	30
-ogni>-	-33	-22	-17	30
-ogo-	-1	-12	13	-26
-ogo>-	9	1	-3	-61
-ogre-	44	-43	-32	-26
-ogres-	44	-43	-32	-26
-ohb-	33	-24	-36	-14
-ohba-	30	-28	-26	-12
-ohbau-	30	-28	-26	-12
-ohn-	-49	-28	30	16
-ohne-	-43	-26	44	-28
-oices-	-29	36	-39	-27
-oici-	-23	32	-32	-37
-oici>-	-27	33	-29	-37
-oin-	-11	1	-33	29
-oins-	-39	26	-19	-5
-oins>-	-39	26	-18	-5
-oire-	-4	-35	31	-46
-oiree-	-38	-21	39	-32
-ois-	15	-31	-19	18
-ois>-	8	-32	-13	26
-oisi-	-35	35	-25	-11
-oisie-	-34	36	-52	-3
-oiti-	8	9	-32	-49
-oitie-	8	9	-32	-49
-okb-	-7	-42	20	-17
-okk-	-21	25	-61	33
-okke-	-21	25	-61	33
-okken-	-11	40	-47	-37
-okt-	-26	-26	-36	45
-okto-	-18	-28	-20	33
-oktob-	-18	-28	-20	33
-olat-	-12	-42	28	-17
-old-	-15	30	-17	-86
-old>-	33	-33	-14	-42
-olda-	-51	27	0	-32
-oldaa-	-51	30	-5	-32
-olde-	-35	22	1	-55
-olde>-	-14	47	-56	-41
-oldes-	-33	-41	41	-30
-oldi-	38	-29	-43	-23
-ole-	-42	-12	27	-7
-olf-	-40	-30	40	-21
-olf>-	-38	-23	34	-11
-olgt-	23	-15	-49	-31
-olgt>-	31	-23	-48	-30
-olh-	-5	-47	-2	26
-olic-	30	-21	-24	-34
-oll-	-38	-7	10	24
-olla-	-10	31	-48	7
-olle-	-30	-26	31	5
-olled-	-41	-20	37	-23
-olli-	-16	-42	15	17
-ollow-	4	-13	8	-41
-olls-	-27	19	-4	-23
-ollst-	-27	20	-5	-21
-olo>-	-4	-19	19	-35
-olon-	3	-10	-29	17
-ols-	18	2	-35	-4
-olsa-	25	-29	-40	13
-olt-	-54	34	6	-46
-olta-	-39	23	-1	-39
-olto-	-42	39	-14	-29
-olto>-	-36	31	-9	-28
-olu-	-39	17	12	-17
-oluc-	-46	32	-18	-24
-olvi-	6	-12	2	-39
-oma-	-41	-20	12	31
-oman-	-5	-10	16	-45
-omat-	-31	-14	-40	38
-omati-	-31	-14	-40	38
-ome-	5	-41	7	17
-ome>-	-53	-1	18	19
-omec-	43	-33	-40	-26
-omeca-	38	-35	-29	-19
-omer-	-37	-13	28	-4
-omes>-	34	-21	-49	-10
-omess-	-40	-7	29	-32
-omi-	-34	-18	-20	36
-omic-	-20	-36	8	6
-omici-	-33	-30	10	6
-omin-	-5	-59	-25	36
-omma-	18	-8	-13	-31
-ommen-	43	-27	-36	-7
-ommes-	-33	36	-37	-25
-ommi-	12	11	-36	-25
-ommis-	12	11	-36	-25
-omo-	-51	-1	7	28
-omo>-	-40	-10	9	27
-ompl-	-36	19	13	-60
-omple-	-36	19	12	-60
-ompra-	26	-15	-21	-47
-ompre-	-28	-41	46	-46
-ompri-	-56	-36	36	-13
-ompta-	-44	-49	29	27
-ompte-	5	13	-18	-55
-omt-	32	-20	-35	-32
-omt>-	32	-20	-35	-32
-ona-	-24	-31	-21	45
-ona>-	-20	5	17	-39
-onada-	-14	25	-36	-28
-onado-	-5	-12	17	-42
-onam-	-32	-49	-8	31
-oname-	-31	-49	-6	31
-onat-	-38	-58	-24	46
-onat>-	-34	-28	-45	42
-onatl-	-32	-30	-42	40
-onc-	-14	17	7	-50
-once>-	33	-34	-9	-25
-oncep-	10	-39	8	-22
-oncl-	10	44	-70	-50
-onclu-	10	44	-70	-50
-onda-	-4	23	-23	-66
-onda>-	-1	6	-9	-58
-ondos-	7	9	-42	-32
-oney-	19	8	-26	-43
-oney>-	25	10	-39	-42
-onfir-	39	-39	-24	-24
-ong-	13	18	-53	5
-ongr-	-1	22	-33	-41
-ongre-	-1	22	-33	-41
-ongu-	4	23	-43	-30
-ongua-	4	23	-43	-30
-oni>-	-54	5	5	18
-onio-	6	10	-16	-36
-onio>-	6	10	-16	-36
-onn-	-46	-14	11	24
-onnem-	-43	-49	-26	34
-onnes-	7	-6	1	-32
-onser-	-34	-6	31	-34
-ont>-	37	5	-64	-36
-onta>-	46	-21	-50	-30
-ontab-	-42	-57	2	27
-ontag-	9	-6	0	-56
-ontan-	-20	2	13	-49
-ontar-	44	-52	-9	-24
-ontes-	-37	-19	27	5
-onth-	-41	-48	-36	47
-onth>-	-24	-56	-54	54
-onti>-	-43	40	-11	-24
-ontin-	12	-43	-59	44
-onto-	3	-28	24	-89
-onto>-	1	-28	24	-78
-ontor-	19	-21	-4	-36
-ontr-	-28	0	-26	46
-ontra-	-24	-1	-30	46
-ontwe-	-2	-21	14	-35
-onzep-	19	-18	-9	-36
-oof-	21	-43	28	-45
-ookb-	-7	-42	20	-17
-oom-	-19	5	17	-51
-oom>-	-25	7	17	-47
-oord>-	19	-5	-42	-25
-oorl-	10	-44	5	-1
-oors-	11	-8	-3	-62
-oorsc-	15	-9	-9	-57
-ooru-	30	-14	-52	-2
-oorui-	30	-14	-52	-2
-oot-	-2	-7	11	-50
-opa>-	-42	-29	38	-26
-ope>-	-35	-6	14	-16
-openi-	0	-33	24	-26
-opi-	-4	-49	34	-27
-opl-	-2	10	-22	-44
-ople-	-3	10	-21	-42
-oplei-	23	-2	-43	-30
-opo-	-9	23	-43	22
-opo>-	-16	26	-38	-31
-ops-	4	7	-13	-46
-opy-	1	2	-2	-39
-opy>-	1	-9	5	-34
-oqu-	8	-25	8	-33
-oral-	5	-42	8	19
-oral>-	-5	-40	13	22
-oram-	-45	36	-7	-2
-oram>-	-39	40	-34	-14
-orars-	-4	20	-43	-19
-oras-	-32	-23	-5	24
-oras>-	-32	-23	-5	24
-orat-	-11	-10	18	-40
-orat>-	-13	-22	29	-28
-orb-	-52	8	39	-30
-orbe-	-47	8	36	-24
-orc-	20	-23	5	-44
-orca-	1	-22	14	-35
-orcam-	1	-22	14	-35
-orda-	-38	-4	29	-17
-ordo-	-39	14	-28	27
-ordo>-	-38	15	-33	30
-ords-	-31	-24	35	-31
-ords>-	-31	-24	35	-31
-ordt-	36	-48	-13	5
-ordt>-	36	-48	-13	5
-ore-	-5	-40	32	-12
-orec-	29	-12	-41	-24
-orech-	29	-12	-41	-24
-ori>-	7	6	-13	-43
-orig-	4	14	-41	-25
-orige-	-34	33	-30	-20
-ork>-	36	-51	-6	-21
-orks-	6	-13	7	-53
-orks>-	35	-18	-38	-32
-orksh-	-30	-7	28	-42
-orl-	19	-52	10	-9
-orlo-	12	-41	4	-7
-orma-	-8	-18	21	-26
-ormat-	-41	-13	40	-26
-ormu-	-21	-43	22	7
-ormul-	-21	-43	22	7
-ornad-	-9	-37	12	-2
-ornat-	-43	-29	35	-11
-orp-	4	-1	-3	-36
-orpo-	4	7	-13	-30
-orpo>-	-39	-13	37	-24
-orr-	-42	-32	46	-10
-orre-	-41	-42	48	3
-orrec-	-29	-18	39	-34
-orres-	16	-9	-39	7
-ors-	19	-20	-7	-34
-orsc-	18	-8	-13	-72
-orsch-	18	-8	-13	-72
-orsp-	-39	7	25	-34
-orta-	-10	9	1	-38
-orta>-	-3	-19	8	-34
-ortad-	6	-45	25	-25
-ortie-	22	5	-43	4
-ortin-	-46	-17	28	13
-ortr-	9	-20	13	-61
-ortra-	6	-21	15	-52
-ortre-	-1	-4	1	-29
-orts-	0	-41	18	-12
-oru-	30	-14	-49	-6
-orui-	30	-14	-52	-2
-oruit-	30	-14	-52	-2
-osa-	4	9	-3	-54
-ose-	-4	16	-13	-53
-ose>-	1	10	-9	-55
-oses-	-31	28	-9	-24
-oses>-	-31	28	-10	-22
-osi-	-12	3	10	-45
-osin-	4	8	-17	-34
-osing-	-19	11	-5	-33
-osit-	-17	5	13	-52
-osit>-	14	6	-23	-44
-osita-	-18	28	-37	-10
-ositi-	-36	27	-15	2
-osito-	-29	-67	51	-31
-osp-	-44	-8	-6	27
-oss-	28	-14	-18	-50
-osse-	-24	18	15	-47
-ossen-	-40	23	1	-20
-ossie-	12	-13	-3	-29
-ost-	-9	-49	5	31
-osta-	-11	8	5	-34
-oste-	7	-46	30	-37
-oster-	-20	-44	40	-25
-osti-	-20	-43	-10	23
-ostin-	-35	-21	-28	30
-osto-	0	-25	-30	35
-osto>-	1	-25	-29	33
-ostro-	-36	2	-4	19
-ot>-	8	5	-11	-50
-ota>-	9	6	-62	24
-otaa-	-25	-3	23	-52
-otaal-	-25	-3	23	-52
-otal-	-9	-13	20	-61
-otal>-	0	-8	9	-47
-otale-	-5	12	-5	-37
-otali-	-49	-41	50	-30
-ote-	-17	-23	36	-34
-oted-	-19	3	9	-31
-oted>-	-19	3	9	-31
-oten>-	-20	1	13	-35
-oter-	-42	6	24	-27
-otf-	-11	2	8	-36
-otfa-	0	18	-30	-35
-otfac-	0	18	-30	-35
-other-	-26	33	-33	-3
-othi-	-52	4	25	-32
-othin-	-52	4	25	-32
-otin-	-2	-1	-1	-31
-oting-	-1	2	-4	-28
-oto>-	-46	-10	44	-32
-otos-	-31	-13	32	-42
-otot-	29	-36	-17	-15
-ototi-	29	-39	-6	-17
-ots-	-18	-31	40	-38
-ots>-	-20	-41	45	-36
-otte-	-36	29	-2	-24
-otten-	-49	11	18	-18
-otter-	-20	29	-29	-24
-ottob-	-11	-7	-39	28
-otu-	-58	27	24	-44
-otur-	-43	37	-10	-32
-oture-	-37	32	-9	-31
-ou>-	-32	58	-48	-17
-ouc-	-42	-19	38	-38
-ouch-	-45	-17	38	-38
-ouche-	-30	-15	28	-28
-ouden-	-15	46	-45	-26
-oudi-	-38	30	-45	21
-oudin-	-38	30	-45	21
-oula>-	5	16	-34	-29
-ound-	12	-51	29	-4
-ound>-	-1	-49	30	4
-ount-	-3	-1	0	-34
-ount>-	-2	4	-4	-53
-ourn-	-3	-21	20	-56
-ourne-	-34	-28	38	-38
-ourni-	-4	-7	13	-41
-ours-	-4	-60	2	25
-ours>-	-8	-66	3	26
-oute-	-36	10	2	7
-oute>-	-25	11	13	-32
-outr-	11	23	-60	-43
-outra-	1	26	-45	-38
-outst-	-17	22	-27	-33
-ouver-	13	-4	-3	-38
-ouw-	16	-7	-12	-34
-ouw>-	32	-14	-46	-5
-ouwd-	-16	-22	31	-36
-ov>-	-27	-37	-22	35
-ovac-	5	-19	-41	23
-ovaca-	12	-13	-37	11
-ovat-	6	17	-50	-40
-ovati-	12	12	-48	-37
-ove>-	-46	0	21	8
-ovel-	2	-16	12	-35
-ovel>-	13	-33	7	-25
-overg-	-40	14	5	-26
-overi-	4	8	-41	-28
-ovis-	29	7	-63	-57
-ovisa-	19	13	-48	-32
-ovisi-	9	13	-39	-42
-oviso-	32	-34	-26	-21
-ovu-	-13	26	-41	-23
-ovut-	-13	26	-41	-23
-ovuto-	-3	15	-37	-20
-owa-	28	-13	-35	-21
-owar-	28	-13	-35	-21
-oward-	28	-13	-35	-21
-owe-	-3	12	-42	9
-owi-	-45	40	-26	-21
-owin-	-42	40	-31	-21
-owing-	-42	40	-31	-21
-own-	10	-4	-4	-50
-own>-	11	-5	-4	-50
-ows-	-3	-35	25	-33
-ows>-	-3	-35	25	-33
-oxi-	6	-38	-2	5
-oxim-	13	-35	-18	7
-oy>-	-42	23	13	-7
-oya-	-11	-43	26	-1
-oza-	20	-6	-41	-25
-ozi-	2	15	-24	-30
-ozz-	20	-31	10	-33
-pa>-	-6	-67	43	-11
-pag-	-9	7	9	-42
-pagad-	-11	5	-1	-39
-pagar-	-70	40	-2	-18
-pagas-	-42	42	-6	-27
-page-	-42	-18	44	-57
-page>-	-34	-28	38	-45
-pages-	-27	3	19	-35
-pagi-	-24	-1	20	-48
-pagin-	-24	-1	20	-48
-pago-	12	0	-10	-52
-pago>-	15	-18	1	-36
-pagos-	10	17	-38	-46
-pagou-	-48	39	-11	-27
-paid-	-29	24	0	-35
-paid>-	-23	24	-7	-35
-paiem-	19	15	-28	-52
-pain-	-4	-30	29	-46
-pair-	-39	-35	43	-35
-pal-	-46	-50	56	-25
-pal>-	-37	17	-2	0
-palh-	-24	-43	36	-21
-pan-	-34	-5	24	-12
-pant-	-40	3	27	-34
-paq-	-2	16	-37	-17
-paqu-	-2	16	-37	-17
-paque-	-1	22	-36	-35
-par-	18	-26	17	-64
-par>-	-47	0	12	7
-para-	14	-52	21	-21
-para>-	20	-36	3	-14
-parat-	-10	-45	35	-43
-parc-	19	-4	-17	-71
-parc>-	20	7	-34	-29
-parce-	-7	4	2	-48
-parci-	25	-23	-18	-33
-parco-	36	-30	-34	-17
-park-	-35	-49	50	-28
-parr-	-2	9	-4	-52
-parra-	-3	9	-3	-50
-part-	10	6	-10	-44
-parta-	24	-5	-30	1
-parte-	11	26	-44	-15
-parts-	-33	-31	36	-24
-pas>-	24	-50	-6	9
-pasa-	6	-43	21	-12
-pat-	3	-2	4	-50
-pater-	39	-37	-33	-25
-pau-	-20	-38	14	5
-paus-	-41	-27	12	7
-pausc-	-40	-26	10	9
-pay-	-5	18	-14	-33
-paye-	-27	34	-15	-59
-paye>-	11	-17	3	-32
-payee-	-14	26	-14	-37
-payer-	-20	15	-6	-32
-payes-	-40	41	-32	-15
-paym-	17	1	-21	-71
-payme-	17	1	-21	-71
-pdf-	-39	15	17	-30
-peca-	-31	-34	37	-4
-peca>-	-21	-34	34	-13
-pect-	-42	-5	27	-25
-pei-	-16	26	-6	-52
-pein-	-29	26	-11	-41
-peint-	-29	26	-11	-41
-pel-	-6	16	-5	-57
-pel>-	15	11	-27	-37
-pell-	-44	-16	39	-26
-pelo-	-37	21	11	-22
-pelo>-	-42	23	11	-22
-pen>-	30	-59	4	-19
-pende-	-7	-48	11	10
-pendi-	-3	14	-31	-34
-peni-	-7	-35	31	-35
-penin-	-1	-34	27	-31
-pensi-	-31	-21	-8	16
-peo-	-45	-33	40	-26
-per>-	-6	-48	33	3
-pera>-	36	-42	-6	-35
-perat-	-34	16	-3	6
-perc-	17	6	-49	-13
-perco-	22	-6	-45	-21
-pere-	7	20	-33	-15
-pere>-	7	20	-33	-15
-perio-	-17	4	-56	33
-pers>-	-40	14	20	-32
-pes-	9	-5	-1	-57
-pes>-	-24	-37	39	-22
-pese>-	32	-10	-43	-30
-pfl-	-14	-12	-30	35
-pfle-	-29	-34	-22	36
-pfleg-	-29	-34	-22	36
-pfro-	15	0	-42	-20
-pfron-	15	0	-42	-20
-ph>-	18	11	-45	-23
-pha-	31	-32	-13	-49
-phas-	26	-20	-20	-49
-phase-	26	-20	-20	-49
-pi>-	-42	-32	49	-32
-pid-	-5	11	-2	-35
-pil-	-22	-26	-14	40
-pilo-	-35	-8	-4	25
-pin-	-36	-9	22	7
-ping-	-43	9	-24	29
-pini-	-38	-21	36	-28
-pint-	-10	-15	21	-47
-pinta-	-51	1	37	-30
-pintu-	9	-10	-1	-39
-pisc-	-4	-7	-36	26
-pisci-	-4	-7	-36	26
-piso-	-30	-19	41	-46
-piso>-	-15	-25	26	-30
-pit-	21	-2	-12	-46
-plac-	-2	-47	24	-23
-place-	-2	-44	25	-20
-plano-	6	-5	-46	23
-plant-	14	12	-23	-46
-plat-	-23	-37	12	20
-plazo-	-18	20	-4	-55
-ple-	-22	12	11	-40
-plee-	-32	5	10	-20
-pleet-	-32	5	10	-20
-plei-	18	-5	-21	-35
-pleid-	24	-4	-43	-30
-plet-	-24	3	18	-51
-plet>-	-15	-38	38	-31
-pleta-	-60	24	1	-7
-plete-	16	-24	6	-42
-pleti-	7	39	-58	-30
-pleto-	-35	-39	48	-31
-plett-	-52	-22	36	-39
-plied-	-38	13	9	-32
-plug-	-42	-35	40	-13
-pma-	-40	6	22	-35
-pmt-	25	15	-42	-30
-pmt>-	20	17	-41	-27
-po>-	11	8	-26	-17
-poe-	-33	-47	42	-28
-poi>-	36	-41	-21	-42
-pois-	2	10	-29	-41
-pois>-	2	10	-29	-41
-pol-	-33	-18	36	-8
-pond-	11	3	-50	14
-ponde-	4	15	-39	-31
-poo-	-2	3	-47	20
-porta-	-19	10	5	-30
-portr-	13	-7	-3	-59
-pos>-	-38	35	-1	-43
-pose-	1	6	-8	-49
-pose>-	7	-3	-2	-53
-posit-	-17	5	13	-52
-post-	-43	-23	29	10
-posta-	-11	8	5	-34
-poste-	-29	-44	42	-13
-pot-	1	-39	26	-49
-pot>-	12	-28	7	-44
-pp>-	-1	2	-2	-36
-ppel>-	27	-1	-39	-21
-ppi-	-41	21	-3	-7
-ppli>-	-2	12	-32	-29
-pplie-	-38	13	9	-32
-ppo-	12	-35	-32	22
-ppr-	10	7	-49	-33
-ppro-	12	8	-64	-32
-pprov-	9	10	-62	-32
-pr>-	-23	-10	-39	38
-pra>-	36	-37	-21	-16
-prac-	-23	-7	20	-34
-prach-	-22	-22	23	-33
-pran-	-22	-5	18	-37
-prar-	23	5	-46	-35
-prar>-	16	6	-43	-31
-prat-	0	-18	12	-32
-pre>-	31	-42	-65	40
-prece-	-44	44	-19	-22
-preco-	-45	-8	34	-6
-prei-	-40	29	-5	-33
-prend-	30	-36	-16	-43
-prent-	8	26	-44	-23
-prep-	52	-25	-42	-70
-prep>-	16	-42	15	-21
-prepa-	46	-3	-48	-66
-pres-	-23	-17	39	-21
-pres>-	-18	26	-23	-23
-presa-	-39	-25	36	-24
-prese-	-6	-19	26	-50
-preta-	-32	5	25	-32
-prev-	15	4	-17	-45
-prevu-	-8	23	-46	-19
-prez-	-24	3	13	-43
-prezz-	-24	3	13	-43
-prij-	-38	24	14	-27
-prijs-	-38	24	14	-27
-pril-	-51	0	-13	34
-prile-	-54	6	0	19
-prim-	49	-40	-15	-61
-prima-	27	-25	-8	-61
-prime-	37	-21	-22	-56
-pris>-	-47	-11	48	-44
-prix-	-29	-25	36	-19
-prix>-	-29	-25	36	-19
-pro-	27	0	-37	-12
-proc-	14	11	-45	0
-profe-	-4	11	-6	-40
-prom-	-48	-7	24	3
-prome-	-46	-1	17	6
-pron-	-52	36	8	-32
-pront-	-51	34	9	-30
-pros-	30	-44	-39	15
-prot-	21	-38	-12	11
-prov-	30	-3	-39	-37
-prova-	19	-14	-19	-50
-provi-	28	4	-51	-57
-prox-	14	-37	-18	7
-proxi-	13	-35	-18	7
-pru-	-27	-46	50	-51
-pt>-	24	-56	11	-13
-ptab-	-24	-40	13	26
-ptabl-	-29	-32	9	28
-ptan-	-7	-6	8	-35
-pte-	8	7	-30	-12
-pte>-	24	15	-48	-73
-ptem-	-13	-31	-11	28
-ptemb-	-15	-32	-8	28
-ptes-	-44	11	29	-35
-ptes>-	-44	11	29	-35
-pue-	6	-7	12	-52
-pues-	6	-7	10	-48
-puest-	-5	-7	19	-42
-put-	-46	44	-20	-25
-puta-	-16	18	-40	-23
-qu>-	14	14	-44	-20
-qua-	12	-1	-37	15
-quan-	17	-4	-19	-36
-quand-	54	-43	-74	-8
-quant-	-42	28	8	-54
-quar-	-16	-14	-19	30
-quare-	-37	21	9	-31
-quart-	-5	-11	-34	29
-quat-	21	-5	-22	-18
-quat>-	-24	32	-28	-34
-qued-	-5	27	-38	-44
-queda-	4	25	-65	-41
-quedo-	-45	11	14	-19
-quel-	-6	27	-45	-26
-quell-	3	13	-36	-8
-quen-	-18	-40	36	-35
-quer-	20	-55	0	3
-quet-	-16	-15	30	-41
-qui-	-8	17	-18	-19
-qui>-	-7	41	-50	-22
-quid-	2	11	-15	-44
-quida-	4	4	-9	-39
-quili-	-37	-36	43	-45
-quis-	27	-46	-19	-1
-quit-	-41	58	-45	-33
-quita-	-46	45	-33	-40
-quite-	7	20	-41	-13
-quitt-	-48	33	6	-28
-quota-	46	-20	-69	-13
-quote-	-9	-5	23	-48
-ra>-	20	-29	21	-55
-raag-	13	-23	8	-49
-raag>-	31	-16	-31	-44
-raai-	19	-3	-41	-22
-raaid-	25	-11	-37	-19
-rab-	-6	-31	37	-42
-rac-	-26	-6	20	-3
-racao-	-32	9	21	-20
-rach-	8	-6	-6	-26
-raci-	-30	-4	35	-27
-racia-	-38	18	8	-9
-ract>-	-11	-5	-26	24
-rad-	-11	-11	26	-42
-rada-	6	-11	3	-44
-rada>-	14	-25	3	-37
-rade-	-38	25	-5	-39
-rado>-	-78	-8	48	-3
-raf>-	26	-8	-34	-1
-raft-	-12	-49	37	-35
-ragen-	27	-8	-50	-10
-rags-	23	-1	-44	-40
-ragse-	20	-13	-38	-13
-ragss-	-6	12	-39	-22
-rain-	-31	-25	42	-28
-raini-	-21	-24	34	-29
-rais-	39	-36	-12	-40
-rait-	10	14	-24	-51
-rait>-	-10	26	-21	-39
-raj-	11	-15	2	-45
-raje-	12	-11	-4	-44
-rajec-	22	-2	-47	-30
-ral-	-31	-13	18	9
-rale-	-38	-9	20	4
-ram>-	-63	63	-67	16
-rames-	32	-35	-29	-24
-ramin-	31	-33	-29	-18
-ramma-	-1	-34	16	-6
-ramme-	2	-8	10	-36
-ran>-	33	-35	-13	-40
-ranch-	15	9	-33	-57
-rand-	1	33	-44	-37
-rand>-	14	2	-19	-40
-randi-	21	1	-38	-22
-rann-	37	-31	-41	-23
-ranno-	32	-23	-39	-23
-rano-	-34	17	2	-12
-rano>-	-34	17	2	-12
-ranq-	50	-37	-52	-32
-ranqu-	50	-37	-52	-32
-ransp-	-15	-36	26	-12
-rant-	-12	3	11	-45
-ranti-	-14	27	-20	-48
-ranzi-	-1	28	-49	-20
-rao-	21	-40	7	-9
-rao>-	21	-40	7	-9
-rap-	-29	-1	32	-53
-rapi-	-51	22	29	-23
-rapid-	-36	-23	35	-24
-rar-	53	-4	-51	-37
-rara-	44	-42	-40	-15
-rara>-	44	-49	-28	-18
-rare-	41	-41	-30	-27
-rare>-	41	-41	-30	-27
-rari>-	29	-4	-43	-13
-rariu-	-6	14	3	-36
-rars-	-4	20	-43	-19
-rars>-	13	1	-33	-14
-rata-	2	9	-6	-40
-rata>-	-4	8	0	-46
-rateg-	15	6	-39	-9
-raten-	-7	-15	16	-51
-ratti-	-40	26	15	-31
-rattu-	0	10	-41	-6
-rau-	32	-23	-43	15
-rausz-	10	-5	-14	-37
-rav-	1	-37	34	-51
-rava-	20	-28	9	-43
-ravau-	11	5	-13	-35
-rave-	-45	-41	47	-22
-raw-	18	19	-56	-26
-raw>-	20	9	-43	-18
-rba-	20	-48	5	0
-rbl-	-29	33	-55	-6
-rble-	-39	45	-46	-28
-rblei-	-38	44	-45	-27
-rbo-	-3	-9	11	-59
-rbor-	-19	0	15	-42
-rborg-	-23	1	16	-40
-rbou-	14	-3	-12	-32
-rbouw-	17	-4	-14	-30
-rbst>-	6	13	-40	-25
-rc>-	19	6	-24	-36
-rca>-	8	10	-39	-16
-rcado-	-2	18	-37	-17
-rcam-	1	-22	14	-35
-rcame-	-1	-21	15	-35
-rce-	-20	29	-15	-44
-rcei-	-30	37	-23	-33
-rceir-	-30	37	-23	-33
-rcel-	-6	4	1	-47
-rcela-	-13	3	11	-44
-rcell-	17	3	-43	-20
-rcer>-	-36	23	-4	-15
-rcera-	-3	19	-36	-22
-rcha-	-3	-40	26	-34
-rchit-	20	1	-36	-21
-rci-	7	15	-8	-53
-rcio-	28	14	-34	-38
-rcio>-	29	11	-32	-38
-rco-	31	-10	-35	-12
-rco>-	14	-1	-38	-4
-rcor-	22	-6	-45	-21
-rcors-	22	-6	-45	-21
-rcou-	32	-23	-35	-17
-rcour-	35	-29	-33	-17
-rd>-	27	-34	4	-23
-rdere-	-43	19	14	-5
-rdine-	29	-37	-2	-39
-rds-	14	-25	7	-41
-rds>-	14	-25	7	-41
-rdt-	36	-48	-13	5
-rdt>-	36	-48	-13	5
-reac-	7	-37	-21	11
-read-	-56	-18	53	-47
-ready-	-29	21	-3	-38
-reali-	24	-1	-35	-22
-reat-	-9	-18	21	-42
-reati-	-13	2	9	-31
-reaux-	-26	15	-37	22
-receb-	-12	30	-46	-17
-reced-	-44	44	-26	3
-reche-	4	-36	22	-20
-recht-	-50	-43	52	-34
-recib-	-41	27	-16	11
-recis-	35	-42	-32	2
-reco>-	-47	-7	34	-6
-recti-	-22	-14	32	-44
-recu-	-43	42	-24	1
-reda-	-8	-59	53	-40
-redac-	3	-40	29	-37
-redit-	-12	26	-9	-49
-reeds-	-12	26	-45	-21
-ref-	13	-24	7	-35
-refa-	-41	9	16	-26
-refe-	-39	-18	32	-5
-refer-	-32	-37	35	-15
-refit-	31	-20	-36	-21
-refo-	22	4	-35	-43
-refr-	9	-45	10	-33
-refra-	24	-42	-5	-28
-rega>-	0	11	-15	-57
-regad-	-42	15	11	-7
-regar-	15	-10	-15	-32
-regi-	-10	-35	20	0
-regie-	-10	13	-36	23
-rego-	-42	32	18	-27
-regue-	-25	14	10	-53
-regul-	-23	22	-36	16
-reini-	-51	-46	14	20
-reis-	-27	-1	21	-38
-rela>-	-34	-31	38	-9
-relau-	21	1	-39	-26
-relea-	-31	41	-45	-34
-relec-	-36	-19	35	-26
-reli-	-30	22	5	-46
-reliq-	-24	32	-28	-34
-relo-	14	-5	-20	-38
-reloo-	11	3	-42	-24
-rem-	-10	-3	21	-55
-rema-	-9	41	-59	-65
-remai-	10	12	-36	-59
-reman-	-22	41	-48	-36
-reme-	-7	-1	9	-38
-remie-	22	-17	-10	-40
-remis-	-31	-9	30	-39
-remod-	26	3	-41	-20
-remon-	-3	-22	24	-36
-remp-	-23	-36	35	-29
-ren-	-18	-16	-18	41
-renc-	-17	3	14	-49
-renci-	-21	15	-2	-41
-rend-	-8	18	-1	-41
-rend>-	-50	47	-35	2
-rene-	-15	-21	-46	36
-renew-	-38	-33	-37	39
-reno>-	-30	-23	31	-36
-renov-	-7	-2	-48	29
-rente-	16	-14	-49	33
-reo-	-35	-7	18	-8
-rep-	3	-33	16	-17
-rep>-	16	-42	15	-21
-repa-	15	-31	4	-25
-repag-	38	-34	-38	-29
-repai-	-10	2	10	-42
-repar-	-13	-72	57	-53
-repe-	-44	-33	0	26
-repen-	-33	-34	17	5
-repo-	8	-9	2	-33
-repor-	10	-7	1	-45
-repr-	-9	6	4	-34
-resa-	-47	-12	21	11
-resa>-	-40	-15	34	-26
-resea-	19	-16	-41	10
-resen-	-16	-18	31	-38
-reso-	-12	-28	33	-37
-respo-	15	-9	-39	7
-ressi-	30	-46	14	-31
-resso-	-5	6	-4	-35
-rest-	-20	50	-34	-115
-rest>-	20	-9	-18	-59
-resta-	-23	31	-8	-50
-restb-	-22	42	-51	-30
-reste-	12	-17	5	-35
-restf-	-32	38	-37	-26
-resth-	-37	39	-39	-15
-resti-	-47	-4	30	-36
-restl-	-29	43	-42	-24
-resto-	7	-21	18	-47
-rests-	-42	42	-36	-22
-restz-	-39	40	-38	-13
-rete-	-19	34	-17	-59
-rete>-	-13	-37	44	-47
-reten-	-16	43	-38	-54
-retie-	3	-44	-10	9
-retir-	19	-23	6	-40
-retou-	-27	-16	30	-36
-retr-	-3	2	3	-51
-retra-	6	10	-13	-47
-retta-	13	-37	-38	29
-rette-	-35	-17	24	-13
-retu-	-32	-28	37	-15
-retur-	-27	-28	33	-10
-revis-	8	-49	33	-31
-revu-	-8	23	-46	-19
-rez-	-4	-5	8	-42
-rezz-	-28	6	12	-41
-rezzo-	-24	3	13	-43
-rg>-	22	35	-65	-31
-rgem-	-41	-12	-37	35
-rgen-	2	-46	28	-18
-rgent-	-3	-33	18	0
-rhe-	4	11	-11	-49
-rhes-	17	-7	-16	-41
-rhes>-	17	-7	-16	-41
-rhou-	-51	-10	-2	14
-rhoud-	-51	-10	-2	14
-ri>-	3	29	-49	-9
-riag-	20	-1	-20	-37
-riage-	20	-1	-20	-37
-rial-	-1	-11	13	-58
-rial>-	-31	-1	28	-41
-riale-	4	9	-11	-37
-rica-	-7	-51	28	6
-riche-	-9	-2	12	-36
-richt-	-40	-12	14	14
-rico-	-17	-2	13	-41
-rico>-	5	0	-3	-38
-rid-	-59	7	11	13
-rida-	-37	10	-1	-1
-riday-	-35	6	8	-10
-ridi-	-41	-44	23	14
-rie>-	-4	4	6	-35
-rief-	-42	-38	5	29
-rief>-	-35	-52	18	21
-rien-	-39	-27	33	2
-rien>-	-37	-37	44	-6
-rif-	-44	-22	30	7
-riff-	-25	-41	22	6
-riffa-	-34	-27	11	9
-rige-	1	10	-63	13
-rige>-	0	19	-53	-27
-rij>-	4	17	-34	-35
-ril-	-62	-9	-21	52
-ril>-	-46	-9	-42	56
-rile-	-57	-2	23	4
-rile>-	-43	2	1	18
-rim-	33	-30	-30	13
-rim>-	16	-35	-28	20
-rima-	18	1	-23	-70
-rima>-	34	-30	-13	-61
-riman-	-11	28	-65	-31
-rimas-	-40	33	-17	-13
-rimer-	34	-25	-19	-47
-rimes-	-45	-44	-59	57
-rimi-	21	-5	-35	-30
-rimon-	0	-9	12	-40
-rina-	-46	-35	47	-14
-rings-	21	12	-62	-11
-rinn-	-46	-48	-8	36
-rinno-	-26	-26	-42	38
-riod-	-17	4	-56	33
-rip-	-32	-51	6	38
-ripe-	-33	-24	30	-6
-ripe>-	-32	-23	30	-23
-ript>-	-15	-20	28	-46
-ris>-	-40	-16	44	-32
-rise>-	-2	5	3	-44
-rist>-	-35	28	-31	12
-ristr-	18	-6	-33	-21
-rit-	-17	12	11	-41
-ritr-	-23	4	16	-31
-ritra-	-22	5	15	-30
-ritte-	12	11	-34	-28
-rix-	-29	-25	36	-19
-rix>-	-29	-25	36	-19
-rizac-	-54	39	-12	8
-rk>-	8	-32	25	-51
-rkel-	2	9	-37	-15
-rken-	23	6	-32	-49
-rken>-	19	13	-43	-25
-rki-	10	-42	-4	17
-rkin-	12	-46	-3	17
-rking-	12	-46	-3	17
-rkl-	-48	-27	47	-29
-rko-	-30	-41	22	5
-rks>-	35	-18	-36	-33
-rksh-	-30	-7	28	-42
-rksho-	-30	-7	28	-42
-rkt-	-28	14	4	-39
-rlag-	-8	-8	17	-34
-rlan-	-37	-23	-15	27
-rled-	-9	13	-10	-27
-rledi-	-9	13	-10	-27
-rleg-	-5	-20	26	-37
-rleis-	7	4	-38	-26
-rlen-	-28	-28	-34	32
-rleng-	-28	-28	-34	32
-rli-	-38	-7	-8	34
-rlic-	-48	7	-19	29
-rma>-	37	0	-55	-23
-rman-	-46	13	-12	18
-rmar-	36	-16	-50	-26
-rmari-	16	7	-38	-23
-rmed-	50	-36	-39	-43
-rmedi-	50	-36	-39	-43
-rmee-	-2	24	-42	-14
-rmee>-	-13	30	-40	-14
-rmen-	-22	16	0	-38
-rmij-	0	5	-7	-62
-rmijn-	0	5	-7	-62
-rmin>-	46	-55	0	-18
-rmine-	-58	23	15	-1
-rmins-	40	-39	-41	-26
-rmit>-	-23	32	-21	-34
-rmos-	19	-18	-28	5
-rmul-	-21	-43	22	7
-rn>-	20	-25	4	-55
-rna-	0	-41	23	-23
-rnat-	-44	-35	40	-11
-rnata-	-32	-40	40	-23
-rne-	-29	-31	41	-10
-rnee-	-34	-20	34	-36
-rnee>-	-33	-14	31	-35
-rni-	-36	-2	31	-20
-rnic-	-39	1	28	-36
-rnie-	-26	17	-4	-10
-rnier-	-34	22	-3	-20
-rnit-	12	-13	-1	-40
-rnitu-	21	0	-20	-34
-ro>-	7	-42	-20	42
-rob-	43	-16	-45	-37
-robe-	18	19	-48	-31
-roca-	-45	-28	37	-17
-rocha-	-10	-17	-27	24
-rochu-	-14	3	9	-29
-roduz-	0	9	-35	-33
-rof-	0	-14	3	-22
-rofe-	-7	10	0	-39
-rofes-	-6	12	-5	-37
-rogre-	44	-43	-32	-26
-roh-	26	-45	2	-39
-rohb-	33	-24	-36	-14
-rohba-	30	-28	-26	-12
-rois>-	23	-8	-12	-46
-roisi-	-34	36	-52	-3
-rokk-	-26	41	-41	-35
-rokke-	-26	41	-41	-35
-rom>-	1	2	-7	-45
-roma-	2	-11	13	-44
-roman-	-1	-11	15	-43
-rome-	-42	3	14	3
-romes-	-40	-7	29	-32
-ron-	4	-7	5	-32
-ron>-	-9	18	-16	-40
-rona-	-4	-40	11	-10
-rone-	-17	-36	29	-31
-ront-	21	-1	-28	-33
-ront>-	59	-50	-39	-29
-ronta-	-39	33	-16	-19
-ronto-	-41	10	22	-27
-room-	-16	-6	23	-43
-room>-	-17	-5	22	-42
-ror-	-39	4	25	-33
-rot-	0	-42	24	1
-rotot-	30	-36	-17	-19
-rov-	28	-1	-37	-38
-rova-	17	-11	-19	-52
-rovad-	4	4	-37	-27
-rovi-	28	4	-51	-57
-rovis-	31	5	-61	-57
-rox-	14	-37	-18	7
-roxi-	13	-35	-18	7
-roxim-	13	-35	-18	7
-rpe-	-12	-52	42	-39
-rpi-	33	1	-36	-40
-rpis-	27	-10	-32	-27
-rpist-	27	-10	-32	-27
-rpo-	2	1	-6	-32
-rpo>-	-39	-13	37	-24
-rquit-	10	14	-40	-12
-rrad-	-36	29	-10	-29
-rrado-	-32	9	27	-23
-rrag-	5	-25	12	-35
-rrage-	5	-25	12	-35
-rram-	-11	28	-31	-41
-rran-	41	-31	-48	2
-rranc-	43	-35	-42	-27
-rrang-	-40	15	-18	20
-rranq-	33	-23	-34	-24
-rras-	13	-56	27	-48
-rras>-	12	-51	14	-46
-rre-	-43	-4	27	8
-rre>-	-17	12	0	-36
-rrec-	-34	-10	23	14
-rrect-	-8	-10	15	-39
-rrek-	-20	13	19	-39
-rreke-	-17	19	8	-34
-rren-	-32	-39	14	22
-rres-	21	-13	-35	6
-rresp-	16	-9	-39	7
-rrh-	17	-16	-6	-42
-rrhe-	17	-16	-7	-42
-rrhes-	17	-7	-16	-41
-rriv-	6	-4	-37	4
-rsam-	36	-14	-36	-36
-rsame-	36	-14	-36	-36
-rsat-	-53	29	0	-27
-rsati-	-32	37	-32	-20
-rsc-	8	16	-27	-33
-rsch-	9	15	-28	-31
-rschi-	-14	26	-30	-35
-rscho-	4	2	-6	-58
-rschu-	9	-5	-12	-45
-rsem-	30	-14	-29	-23
-rseme-	30	-14	-29	-22
-rsio-	-8	-13	18	-34
-rsion-	-8	-13	18	-34
-rsl-	10	-1	-9	-37
-rsonn-	-4	-20	16	-44
-rsp-	-44	6	28	-37
-rst-	38	-59	6	-33
-rst>-	49	-29	-35	-28
-rste-	26	-39	-6	-7
-rste>-	38	-32	-22	-17
-rstel-	-53	-1	48	-25
-rsu-	-21	-11	26	-40
-rsus-	-23	-9	25	-38
-rta>-	15	-38	12	-60
-rtaa-	-39	-3	-43	48
-rtaal-	-39	-3	-43	48
-rtal>-	-44	-17	-19	36
-rtali-	-7	-25	27	-45
-rtel-	0	-43	18	8
-rten>-	25	7	-31	-41
-rtenz-	14	-37	13	-19
-rtet-	14	6	-18	-39
-rtf-	33	-38	-23	-15
-rth-	-21	4	11	-48
-rthe-	12	0	-18	-35
-rther-	12	0	-18	-35
-rtic-	-57	1	32	-19
-rticl-	-36	-35	31	-13
-rtie>-	-23	21	4	-38
-rtiel-	33	-26	-38	-32
-rtif-	16	-2	-17	-39
-rtifi-	11	-5	-8	-41
-rtig>-	-8	14	-9	-46
-rtir-	44	-41	-38	-26
-rtrag-	2	-47	-4	28
-rtrai-	13	-10	-4	-44
-rtre-	-1	-4	1	-30
-rtret-	-1	-4	1	-30
-rts-	-22	-14	36	-45
-rtur-	10	-33	19	-34
-rty-	-42	0	23	-18
-rty>-	-42	1	22	-18
-ruc-	-31	16	8	-37
-ruck-	-43	24	5	-43
-rue-	18	-22	0	-36
-ruit>-	25	-30	-25	4
-ruitb-	14	-2	-38	-23
-rungs-	15	5	-26	-35
-rup-	-43	-15	-1	26
-rur-	-29	-34	34	-32
-rutt-	21	-8	-37	-23
-ruttu-	18	-6	-33	-21
-rva>-	24	-22	-16	-59
-rvan-	-46	-11	30	-4
-rvang-	-37	-33	39	-3
-rvas-	-43	-12	19	14
-rvas>-	-43	-12	19	14
-rve-	17	-17	-42	16
-rve>-	18	-12	-32	-25
-rver-	32	-36	-42	19
-rveri-	27	-17	-39	-38
-rves-	-5	16	-34	-29
-rves>-	-5	16	-34	-29
-rvic-	-57	-22	6	22
-rvico-	-35	-16	38	-27
-rvie-	44	-31	-37	-40
-rvier-	36	-21	-55	-35
-rwer-	-41	28	-8	-23
-rwi-	-40	31	-8	-25
-rwie-	-37	33	-18	-19
-ry>-	-4	-9	-44	45
-rz>-	-38	13	-12	21
-rza-	-22	27	-25	-3
-rza>-	-26	39	-46	-35
-sach-	24	4	-56	-23
-sag-	-30	-40	25	5
-sage-	-14	-37	15	4
-sage>-	-9	-43	22	-4
-saio-	11	-17	-2	-36
-saio>-	11	-17	-2	-36
-sais-	-1	-26	-22	26
-sal-	7	5	-23	-3
-sal>-	45	-13	-68	-4
-sala-	0	-41	-16	25
-salar-	-34	-34	-5	23
-sald-	-25	22	1	-85
-salda-	-16	21	-10	-35
-saldi-	-41	-3	17	-39
-saldo-	-18	18	-8	-55
-sali-	-38	1	5	2
-sall-	18	-23	-5	-34
-salle-	18	-23	-5	-34
-samt-	-20	-14	27	-57
-sani-	33	14	-48	-25
-sans-	-51	1	22	11
-sans>-	-49	6	17	12
-sap-	-38	-27	38	-23
-sap>-	-35	-24	34	-24
-sar-	27	-48	-11	5
-sara-	47	-45	-42	-15
-sara>-	47	-45	-38	-14
-sari-	12	-43	3	-36
-sas-	23	-49	20	-36
-sas>-	24	-44	12	-36
-sata-	-42	32	-4	-22
-sata>-	-40	33	-14	-19
-sato-	-45	17	13	-15
-sato>-	-45	17	13	-15
-satz-	-45	-22	26	-1
-sav-	37	-31	-33	-23
-sbo-	34	-38	-26	-23
-scaf-	40	-26	-41	-30
-scar-	1	-19	19	-33
-scav-	4	-36	13	-20
-scent-	-2	12	-35	-18
-scha-	-31	-7	-5	20
-schal-	-43	-23	10	9
-sche-	18	-43	7	-14
-schen-	4	-30	18	-48
-schi-	10	-13	2	-70
-schij-	33	-31	-21	-45
-schil-	-23	14	4	-45
-schl-	-11	3	13	-72
-schl>-	19	-39	-5	-19
-schla-	8	-7	-3	-32
-schli-	-47	30	0	-29
-schlu-	-31	10	9	-55
-schni-	-4	-16	20	-32
-schon-	-30	34	-31	-9
-schot-	7	4	-13	-60
-schu-	-7	-17	26	-50
-schus-	17	1	-26	-40
-scia-	-39	30	-8	-23
-scina-	-3	1	-34	19
-scola-	6	10	-46	17
-scor-	-44	11	13	-12
-scou-	-44	-38	43	-9
-scoun-	-42	-34	40	-24
-scr-	-13	-50	-6	44
-scri-	-12	-46	-11	44
-scuen-	-33	18	9	-32
-scult-	23	-10	-38	-21
-sde>-	-42	22	-19	6
-se>-	30	-22	-25	-13
-sec-	-7	9	-4	-33
-secou-	-41	-29	35	-27
-secu-	31	-26	-16	-45
-secur-	32	-48	-11	-35
-sed>-	-51	18	5	11
-segue-	5	9	-63	-9
-segui-	52	-56	-24	-19
-seis-	19	14	-26	-51
-seis>-	19	14	-26	-51
-seit-	-53	-2	35	-1
-sek-	-14	-47	29	-17
-sel>-	-30	-35	21	-1
-sem-	3	-39	-22	44
-semai-	7	-47	-10	16
-semen-	27	-28	-3	-28
-semes-	-26	-24	-34	32
-semi-	-28	-7	23	-42
-semin-	-20	-6	17	-41
-sen-	15	1	-13	-32
-sena-	31	-22	-17	-67
-sena>-	50	-12	-58	-46
-senal-	-17	-5	24	-47
-sende-	-37	40	-47	4
-senh-	-14	18	-7	-38
-senho-	-11	16	-7	-38
-seni-	-39	-33	-17	28
-senio-	-39	-33	-17	28
-seno-	6	-8	4	-41
-seno>-	3	-7	3	-38
-sent-	-10	6	11	-52
-senta-	-33	-35	45	-42
-sente-	5	21	-50	-27
-senti-	23	-9	-44	-29
-seo-	-43	-11	5	13
-seo>-	-41	-27	16	8
-sep-	10	-44	-53	47
-sept-	-3	-40	-47	50
-sept>-	1	-18	-34	29
-septe-	-15	-32	-8	28
-septi-	-1	-16	-34	26
-ser-	16	-59	12	7
-sera-	40	-74	-3	-2
-sera>-	49	-73	-29	8
-serat-	-39	-21	38	-5
-seri-	3	1	-4	-39
-serie-	11	-1	-10	-36
-sero-	30	-40	4	-27
-seron-	39	-37	-29	-22
-serve-	17	-26	-65	30
-servi-	-32	-7	8	5
-sessi-	-33	-31	42	-16
-sesso-	-5	1	-33	31
-sett-	-4	30	-54	9
-setti-	4	-55	-8	13
-settl-	-23	42	-50	-37
-seu-	-34	5	7	5
-seul-	-30	-6	28	-39
-seule-	-23	1	20	-36
-sfa-	22	-4	-41	-15
-sfac-	16	1	-37	-10
-sgebu-	27	0	-44	2
-sh>-	-23	9	12	-34
-shee-	-31	-46	31	0
-sheet-	-31	-45	29	0
-sho-	-38	-8	42	-49
-shon-	-15	29	-39	8
-shono-	-15	29	-39	8
-shoo-	11	-16	5	-46
-shoot-	15	-16	1	-45
-sian-	-40	8	10	-29
-sica-	-54	-4	4	13
-sica>-	-44	2	-9	17
-sical-	-32	-5	21	-31
-sich-	9	7	-53	9
-siche-	19	-1	-35	-13
-sidu-	-30	40	-31	-52
-siduo-	-9	16	-19	-37
-sie>-	4	-7	11	-43
-siem-	-50	25	-12	16
-sieme-	-46	29	6	-17
-sier-	7	-9	1	-37
-sier>-	11	-13	-1	-29
-sign-	3	-22	23	-59
-signa-	18	-21	-8	-36
-signi-	38	-33	-43	-17
-sil-	-39	-24	-2	34
-sile-	-42	-45	-4	36
-sile>-	-35	-32	-33	37
-sin>-	-44	-18	37	-2
-sinal-	16	-8	-11	-74
-sinat-	10	-34	-41	32
-sind-	-23	35	-36	-31
-sind>-	-20	37	-47	-29
-sine-	8	-15	8	-37
-singl-	-32	-36	40	-26
-siona-	-14	-31	20	-39
-sions-	-25	4	-13	24
-sita-	-37	11	0	5
-sita>-	-27	-39	32	-24
-sito-	-24	-28	36	-19
-sito>-	-23	-32	36	-18
-sits-	-38	-32	0	26
-sits>-	-38	-32	0	26
-situ-	2	3	-4	-37
-situa-	2	3	-4	-37
-siva>-	-11	29	-38	-11
-sive-	6	-39	13	-4
-sive>-	9	-47	13	-4
-six-	-13	28	-29	-39
-six>-	-6	15	-15	-35
-ske-	42	-44	-22	-42
-sko-	-31	-17	35	-26
-skon-	-41	-24	35	3
-skont-	-39	-32	34	4
-slag-	-6	1	12	-46
-slag>-	-7	-3	15	-45
-sle-	11	-39	-15	30
-slip-	-31	-42	34	-22
-slo-	-64	36	3	-65
-sloc-	-42	-42	45	-31
-slot-	-42	39	-23	-48
-slot>-	19	-37	26	-8
-slotf-	-17	16	-9	-31
-slott-	-18	30	-38	-22
-snot-	20	-1	-42	-13
-sob-	-31	8	25	-56
-sobr-	-35	1	30	-54
-sobre-	-14	-55	41	-48
-soc-	-43	-39	11	25
-soci-	-40	-23	-18	30
-socia-	-35	-9	-24	27
-soir-	0	-17	21	-44
-sol-	-25	10	12	-36
-sold-	-17	21	-13	-54
-solde-	-20	24	-14	-50
-solu-	-35	-42	41	-24
-som>-	-25	34	-16	-54
-somm-	13	4	-50	-1
-somma-	-2	18	-45	-18
-somme-	17	-9	-32	1
-sond-	20	0	-41	-24
-sonn-	-3	-17	27	-58
-sonne-	1	-14	14	-48
-sont>-	-6	22	-43	-20
-sor-	-49	-7	19	12
-sous>-	-45	8	29	-40
-sow>-	14	0	-36	-19
-spat-	37	-39	-19	-26
-spate-	36	-38	-18	-25
-spect-	-42	-5	27	-25
-spee-	-41	13	0	13
-spes-	37	-6	-52	-35
-spese-	32	-10	-43	-30
-splan-	27	5	-57	-24
-spo-	-36	-34	45	-7
-spon-	11	-2	-44	20
-spond-	12	0	-43	5
-spor-	-19	-40	32	-22
-sport-	-19	-40	32	-22
-spot-	-43	-19	43	-15
-sprac-	-21	-32	25	-33
-spue-	17	-6	-18	-39
-spues-	17	-6	-18	-39
-squi-	11	-49	3	-30
-sr>-	-24	35	-35	-30
-sra-	-12	31	-29	-24
-srat-	-33	36	-23	-24
-srate-	-29	41	-40	-18
-sred-	-24	-53	51	-25
-ssag-	-35	-29	16	4
-ssage-	-29	-27	13	4
-ssat-	-27	40	-43	-11
-ssb-	-30	-42	44	-20
-ssch-	22	-44	11	-27
-ssel-	-39	-11	27	-6
-ssem-	-34	-19	36	-19
-sseme-	-5	-38	29	-11
-ssend-	-42	32	-4	-25
-ssent-	20	-5	-21	-32
-sser-	-24	-50	33	-2
-ssie-	8	-9	7	-35
-ssier-	11	-13	-2	-29
-ssim-	10	-1	-47	13
-ssina-	20	-28	-51	30
-ssing-	-32	23	5	-29
-ssive-	32	-20	-39	-21
-ssl-	-37	-41	36	-1
-sson-	-21	-38	14	5
-ssr-	3	27	-41	-41
-ssra-	-29	41	-40	-18
-ssrat-	-29	41	-40	-18
-ssre-	8	4	-18	-38
-ssrec-	13	45	-87	-29
-sst-	21	21	-39	-59
-ssta-	19	0	-19	-41
-sstaa-	42	-44	-28	-22
-sstat-	-43	39	-35	-16
-ssum-	-7	12	-40	-23
-ssumm-	-7	12	-40	-23
-ssun>-	-37	-29	35	-12
-ssz-	-26	40	-52	-9
-ssza-	-26	40	-52	-9
-sszah-	-26	40	-52	-9
-st>-	9	-6	-5	-22
-staa-	1	24	-46	-11
-staat-	4	18	-43	-5
-staca-	29	-21	-26	-20
-staci-	-36	-36	40	-34
-stad-	13	-5	-9	-38
-stade-	15	7	-35	-18
-stado-	-2	3	-4	-31
-staf-	-47	-30	48	-38
-stage-	18	-25	0	-57
-stala-	-36	-2	33	-45
-stalm-	26	-10	-23	-41
-stalt-	-20	-2	27	-42
-stam-	-50	-24	45	-12
-stan-	0	15	-46	4
-stano-	3	9	-40	-13
-stant-	-1	18	-46	-5
-star-	58	-41	-50	-21
-start-	55	-32	-46	-59
-stas-	8	8	-25	-27
-stas>-	12	9	-36	-27
-stata-	-39	36	-13	-17
-stau-	-13	-57	43	-39
-staur-	-11	-61	44	-38
-stav-	-35	-1	10	-21
-staz-	-3	-37	20	-21
-stazi-	-3	-37	20	-21
-stb-	-29	36	-23	-45
-stbe-	-27	39	-33	-44
-stbet-	-11	30	-55	-22
-std-	-52	-28	25	9
-std>-	-49	-47	31	9
-sted-	-39	34	-10	-33
-sted>-	-34	34	-18	-27
-steh-	-4	18	-50	-32
-stei-	9	10	-19	-34
-stein-	28	-17	-16	-33
-steis-	-41	38	-16	-18
-sten-	24	-42	12	-14
-stera-	28	-37	6	-19
-stere-	-51	39	9	-43
-stes-	12	-60	19	19
-stes>-	26	-54	15	4
-stete-	-1	15	-46	-5
-stf-	-32	35	-32	-28
-stfo-	-21	32	-33	-22
-stfor-	-21	32	-33	-22
-stg-	-16	34	-35	-38
-sth-	-50	39	-12	-22
-stil-	-12	32	-30	-45
-still-	-20	39	-38	-43
-stim-	28	-38	-1	-41
-stin-	-39	-13	-19	23
-sting-	-39	-26	-19	27
-stit-	-19	-3	17	-43
-stitu-	-12	-7	14	-39
-stiv-	9	-45	25	-32
-stj-	-40	20	-16	-23
-stje-	-40	20	-16	-23
-stk-	-48	5	13	-23
-stk>-	-34	-29	31	-18
-stl-	-2	33	-51	-3
-stl>-	-33	40	-38	4
-stli-	-7	13	-21	-27
-stlic-	-7	13	-21	-27
-sto>-	5	13	-25	-10
-stoc-	-38	-30	31	8
-stock-	-36	-27	28	11
-stof-	17	-31	7	-47
-ston-	-1	29	-29	-43
-stone-	18	3	-23	-33
-stor-	-16	-40	46	-11
-stori-	-25	-41	19	10
-storn-	-35	34	-26	-17
-stort-	15	5	-26	-38
-stos-	0	-43	27	2
-stos>-	0	-43	27	2
-stp-	-17	-29	33	-39
-stpre-	-39	-12	27	-21
-stral-	-32	-38	3	31
-stre-	-21	-8	-24	33
-stre>-	-26	-45	-21	46
-stro-	-51	5	5	26
-stro>-	-53	10	15	17
-stuk>-	16	11	-31	-33
-stuks-	-34	-35	23	3
-stun-	16	-49	-6	9
-stund-	-16	-41	9	10
-stz-	-19	29	-43	-18
-stza-	-9	20	-41	-9
-stzah-	-33	37	-38	-7
-su>-	12	-8	0	-47
-sua>-	-7	-44	33	-31
-sual>-	-32	-37	2	13
-suali-	14	-8	-64	27
-sub-	13	-42	-12	26
-subi-	32	-37	-22	-29
-subit-	32	-30	-29	-20
-suel-	-32	-40	10	14
-suel>-	-36	-29	7	2
-suell-	10	-13	-51	27
-sui-	36	-36	-27	-16
-suit-	33	-9	-46	-40
-suite-	37	-20	-40	-36
-suiv-	3	-48	8	-2
-suivr-	31	-34	-13	-33
-sul>-	31	-43	-19	4
-sult-	-39	1	21	-31
-sulta-	-39	-12	30	-42
-sum-	-33	8	24	-35
-sumi-	-38	16	9	4
-summ-	-5	4	3	-44
-summe-	-2	5	-5	-50
-sun-	15	-29	17	-55
-sun>-	-37	-29	35	-12
-sunt-	44	-29	-39	-36
-sunti-	16	3	-40	-14
-suo-	-35	2	21	-20
-sup-	4	-37	-13	25
-supo-	9	-29	-29	23
-supor-	9	-29	-29	23
-supp-	-8	-45	-4	27
-suppl-	-59	-16	40	-40
-suppo-	14	-29	-58	37
-sur-	-3	31	-24	-56
-sur>-	17	5	-26	-63
-sura-	-32	37	-22	-33
-sus>-	-30	-9	29	-43
-svin-	-28	41	-45	-19
-svinc-	-28	41	-45	-19
-sza-	-18	31	-24	-38
-szah-	-18	31	-24	-36
-szahl-	-18	31	-24	-36
-taa-	-32	21	-24	28
-taal-	-59	13	3	26
-taal>-	-45	12	-8	24
-taald-	-55	32	6	-60
-taand-	-44	20	3	-21
-taat-	4	18	-43	-5
-taat>-	4	18	-43	-5
-taba-	-40	42	-19	-29
-taba>-	-42	38	-11	-27
-tabi-	-11	-40	-8	29
-tabil-	-22	-37	-6	30
-taca-	12	10	-23	-24
-tacao-	12	9	-22	-24
-tad-	-4	17	-10	-57
-tad>-	7	14	-36	-31
-tade-	1	15	-29	-37
-tade>-	4	14	-32	-36
-taf-	-48	-5	38	-16
-tag>-	-19	-34	48	-29
-tagen-	-39	-3	29	-28
-tagg-	18	-29	7	-30
-taggi-	18	-29	7	-30
-tagl-	-36	-11	27	-2
-tagli-	-36	-11	27	-2
-tai-	-48	15	-15	23
-tail-	0	18	-19	-40
-taina-	12	27	-52	-15
-taine-	-57	-52	-1	35
-taj-	5	-25	18	-39
-taje-	2	-23	19	-39
-taje>-	2	-23	19	-39
-tak-	5	-22	15	-41
-take-	3	0	-6	-37
-take>-	28	-43	0	-23
-tal-	-31	-26	51	-39
-tala-	-41	-8	42	-49
-talac-	-23	-34	36	-40
-talad-	-38	30	-1	-25
-tali-	-2	0	4	-86
-talin-	11	9	-21	-81
-talit-	-35	-44	42	-23
-talm-	26	-9	-24	-41
-talme-	26	-9	-24	-41
-talo-	-21	-10	26	-38
-talog-	-3	-2	1	-36
-talon-	-34	-31	42	-19
-talt-	-20	-2	27	-42
-taltu-	-10	1	17	-42
-tam>-	18	-10	-40	-29
-tan>-	32	-19	-50	-36
-tand>-	28	-10	-24	-35
-tande-	-51	20	14	-18
-tandi-	-31	9	-32	30
-tano-	0	25	-47	-24
-tano>-	0	25	-47	-24
-tant-	-5	20	-21	-33
-tants-	-21	27	-47	-18
-tanz-	-9	-12	36	-27
-tap-	45	-50	-18	-41
-tapas-	20	-32	-15	-8
-tape>-	27	-38	-15	-19
-tar-	32	-47	-5	-8
-tard-	26	-54	-5	-24
-tard>-	36	-24	-39	-29
-tarde-	-2	-48	19	-14
-tarif-	-39	-22	14	12
-tart-	52	-32	-34	-70
-tart>-	6	10	-18	-48
-tarte-	33	-26	-31	-27
-tat-	-15	0	11	-34
-tata-	-53	48	-15	-24
-tata>-	-53	48	-15	-24
-tati-	-6	-35	37	-44
-tato-	-1	-1	0	-49
-tato>-	-6	-8	16	-42
-tatt-	23	5	-50	4
-tau-	-21	-38	45	-30
-taur-	-12	-64	47	-38
-taura-	-18	-57	41	-24
-taus-	-36	-4	19	-23
-tausc-	-34	-27	31	-23
-tav-	-11	9	-1	-34
-tava-	-50	49	-39	-24
-tava>-	-37	39	-36	-20
-taz-	4	-7	1	-53
-tazi-	7	1	-13	-42
-tazio-	7	1	-13	-42
-tbe-	2	37	-51	-61
-tbed-	-4	27	-34	-25
-tbedr-	-4	27	-34	-25
-tbet-	9	27	-57	-42
-tbeta-	3	29	-53	-26
-tch-	20	-13	-10	-43
-tche-	16	-1	-25	-38
-tchen-	13	4	-38	-27
-td>-	-32	-49	27	9
-team>-	-45	-19	10	14
-tech-	27	-4	-41	-8
-tecip-	-8	-39	17	-9
-tect-	20	1	-36	-13
-ted-	-42	24	12	-16
-tee-	-39	22	13	-54
-tee>-	-42	-2	29	-33
-teer-	-43	27	-5	-11
-teerd-	-37	-3	16	-8
-tegr-	-48	-9	40	-39
-tegra-	-38	2	25	-41
-tegro-	-34	-38	36	-18
-teh-	0	17	-54	-33
-tei-	24	-11	-5	-81
-teil-	18	5	-19	-64
-teilb-	29	-14	-31	-23
-teilr-	31	-4	-51	-34
-teilu-	19	-7	-41	-13
-teilz-	4	2	-2	-40
-tein-	31	-21	-15	-37
-tein>-	24	-14	-13	-34
-teir-	3	-48	39	-34
-teiro-	7	-44	34	-33
-teis-	-40	36	-27	11
-teis>-	-40	36	-27	11
-tek-	12	-35	21	-22
-teke-	11	-30	7	-5
-teken-	11	-30	7	-5
-tel-	-2	-47	30	-10
-tele-	-11	-52	22	12
-teli-	-18	-45	5	11
-telie-	-38	-21	0	13
-telle-	12	-16	-1	-45
-tem-	-18	-35	2	28
-temb-	-8	-29	-28	39
-tembr-	3	-20	-27	24
-teme-	-13	-37	19	0
-temen-	-17	-40	22	0
-temp-	-31	-20	29	-5
-ten>-	-4	5	-2	-23
-teni-	-18	22	-53	32
-tenim-	-36	-29	-31	33
-tens-	7	-9	1	-46
-tensi-	-4	-5	11	-43
-tenti-	11	11	-44	-8
-tenu-	-41	41	-35	15
-tenue-	-13	15	-45	9
-tenut-	-47	38	-16	1
-tenz-	-3	-44	0	17
-tenza-	-6	-53	17	6
-tera>-	0	-48	32	-6
-teraf-	26	-35	-33	10
-terc-	19	34	-62	-46
-terce-	-48	55	-40	-39
-terco-	18	-3	-23	-42
-tere>-	-1	-40	15	-14
-teren-	-24	34	-16	-50
-teri-	17	-2	-6	-65
-teria-	27	-11	-16	-62
-terie-	-9	3	3	-36
-terin-	3	-17	10	-35
-term>-	-13	-34	-39	33
-terme-	46	-39	-40	-5
-tern-	-52	11	5	16
-tero-	-64	-39	60	-52
-tero>-	-63	-34	57	-52
-terra-	-8	-35	31	-36
-terv-	-1	-40	11	-2
-terve-	-16	-33	22	-8
-tervi-	15	-37	-9	3
-terz-	3	37	-67	-11
-terza-	-26	39	-46	-35
-terzo-	18	15	-42	-40
-tes-	5	-50	16	7
-test-	-29	-43	50	-15
-test>-	-18	-9	22	-33
-testa-	-42	-30	33	0
-teste-	0	-41	31	-28
-tett-	36	-26	-24	-31
-tetto-	31	-17	-35	-29
-tex-	-7	-19	23	-39
-text-	-2	-27	22	-35
-tfa-	8	21	-44	-38
-tfac-	12	18	-43	-38
-tfact-	12	18	-43	-38
-tfo-	-38	9	14	-8
-tford-	-21	32	-33	-22
-tfot-	-38	-38	30	-4
-tfoto-	-38	-38	30	-4
-tge-	4	-10	14	-48
-tgeb-	-18	-43	35	-20
-th>-	-37	16	-36	39
-that-	-28	32	-14	-40
-that>-	-41	35	-2	-35
-thin-	-20	-2	18	-57
-thing-	-14	4	7	-49
-thir-	16	31	-54	-17
-this-	9	3	-34	-2
-this>-	9	3	-34	-2
-tho-	-53	-12	35	-21
-thon-	-45	-11	29	-43
-thr-	4	-11	6	-30
-thre-	1	-3	0	-48
-three-	1	2	-7	-46
-tia-	26	3	-36	-47
-tia>-	-20	31	-26	-39
-tial-	44	-35	-47	-25
-tial>-	45	-36	-46	-25
-tici-	-6	3	-1	-35
-ticip-	-8	3	3	-34
-ticl-	-36	-35	31	-13
-ticle-	-36	-35	31	-13
-tid-	-22	27	-1	-46
-tida-	-11	13	-1	-32
-tida>-	-20	36	-16	-27
-tidad-	5	-2	-1	-40
-tidao-	-9	-37	24	-18
-tiel-	35	-31	-43	13
-tiell-	24	-20	-36	-3
-tien>-	4	-34	-17	24
-tiene-	-41	31	-24	14
-tier-	5	-5	-3	-34
-tier>-	5	-35	20	-39
-tiers-	24	25	-50	-44
-tif-	6	0	-7	-19
-tifi-	9	-12	1	-42
-tific-	11	-7	-7	-38
-tijd-	29	-38	-16	9
-tijds-	39	-31	-43	-8
-tike-	-42	11	12	-36
-till>-	-7	31	-49	-16
-tima>-	-27	7	8	-14
-timac-	37	-21	-44	-21
-timan-	-29	-40	0	25
-time>-	-41	-12	14	13
-timo-	7	9	-18	-32
-timo>-	3	11	-18	-30
-tin>-	-48	1	7	15
-tinh-	-48	44	-39	-12
-tinha-	-40	36	-29	-1
-tinte-	-33	4	22	-23
-tinu-	2	-37	-48	36
-tinua-	9	-32	-44	29
-tiona-	18	0	-47	-2
-tionn-	2	16	-42	-20
-tir>-	39	-45	-28	-23
-tira-	-19	-5	25	-33
-tire-	4	2	-11	-43
-tire>-	11	-14	-4	-37
-tit>-	37	-12	-42	-24
-tite-	-27	15	18	-43
-tite>-	-12	14	-7	-34
-titel-	-26	-37	32	-20
-titol-	28	-40	-7	-28
-titu-	-9	-24	28	-45
-tivi-	-52	-6	36	-35
-tiz-	-14	-16	24	-40
-tiza-	-12	-17	21	-44
-tizac-	13	-44	21	-36
-tizad-	-38	4	14	-24
-tje-	-29	19	-5	-42
-tk>-	-34	-29	31	-18
-tko-	-37	-28	36	-21
-tl>-	-42	30	-57	38
-tle-	0	22	-48	-2
-tlem-	-34	31	-20	-14
-tleme-	-34	31	-20	-14
-tler-	27	-38	14	-21
-to>-	21	-1	-17	-39
-tob-	-31	-22	-39	46
-tobr-	-21	-2	-45	40
-tobre-	-21	-2	-45	40
-tock-	-36	-27	28	11
-toco-	-29	4	-17	19
-tod-	-30	1	-1	14
-todo-	-40	-8	9	13
-todo>-	-51	-10	20	4
-toe-	-46	-43	59	-33
-tof-	17	-38	14	-48
-toi-	-5	23	-21	-32
-toit-	14	15	-33	-24
-toitu-	-1	25	-35	-22
-tol-	-7	21	-16	-36
-tolo-	21	-44	2	-28
-tolo>-	21	-44	2	-28
-tolt-	-45	50	-48	-30
-tolto-	-42	46	-44	-24
-tom-	-3	-58	22	18
-toma-	-40	-30	-18	37
-tomat-	-31	-14	-40	38
-tome-	-43	-37	45	-25
-ton-	-17	14	17	-43
-tone-	3	-1	1	-41
-tone>-	4	2	-4	-38
-torat-	-17	-35	42	-32
-tore-	7	-40	34	-26
-torec-	29	-12	-41	-24
-torn-	-55	23	29	-34
-torne-	-23	-38	36	-14
-torno-	-39	33	-3	-28
-tort-	19	-8	-12	-53
-torta-	17	-8	-17	-31
-tos-	-32	-40	53	-49
-tos>-	-30	-40	51	-45
-tot-	-2	-10	15	-54
-tota-	-17	-13	29	-75
-totaa-	-25	-3	23	-52
-total-	-9	-13	20	-61
-toti-	29	-44	-7	-21
-totip-	29	-39	-6	-17
-touc-	-40	-12	29	-33
-touch-	-40	-12	29	-33
-tour-	13	0	-10	-38
-tout>-	-1	-4	6	-38
-tow-	27	-9	-39	-21
-towa-	28	-13	-35	-21
-towar-	28	-13	-35	-21
-toy-	-45	-35	36	3
-tpr-	-28	9	8	-37
-tpre-	-31	9	12	-33
-tprei-	-31	9	12	-33
-trada-	12	-25	3	-60
-trag-	15	-49	-1	30
-trags-	23	-1	-44	-40
-trai-	2	-8	5	-55
-train-	-14	-20	26	-25
-trait-	12	10	-23	-51
-traj-	16	-11	-10	-43
-traje-	17	-7	-17	-41
-tranc-	19	10	-42	-53
-tras-	-27	30	-7	-10
-tras>-	-30	42	-28	-10
-trat>-	-25	-6	-24	34
-trate-	17	18	-41	-25
-trav-	4	-14	14	-45
-trava-	8	-9	3	-38
-trea-	-9	-9	12	-29
-treat-	3	-33	13	-28
-trec-	-42	5	17	-29
-trech-	-42	6	17	-29
-tree-	4	8	-14	-26
-treg-	-15	23	-11	-44
-tregu-	-25	14	10	-53
-trek-	-45	39	-5	-36
-treti-	-28	-32	-6	21
-tri-	-14	-26	3	18
-tri>-	-2	15	-35	3
-tric-	-2	-16	18	-47
-trica-	-33	3	20	-15
-trim-	-19	-18	-61	60
-trim>-	-33	-23	-31	32
-trime-	-43	-42	-62	57
-trimo-	4	13	-15	-39
-trin-	-6	-16	22	-49
-trio-	-2	12	-16	-37
-trio>-	1	10	-15	-37
-tripe-	-31	-22	29	-22
-troc-	-24	-49	40	-20
-troca-	-43	-39	41	-16
-trok-	-27	40	-45	6
-trokk-	-26	41	-41	-35
-tron-	-6	-9	14	-35
-tros-	16	-1	-41	0
-tros>-	16	-1	-41	0
-trou-	-8	10	-4	-47
-trouw-	0	15	-26	-39
-trutt-	18	-6	-33	-21
-tsche-	-1	-35	17	-45
-tsi-	31	-42	-13	-20
-tsin-	31	-43	-13	-20
-tsing-	31	-43	-13	-20
-tsom-	-37	39	-38	-24
-tsom>-	-37	39	-38	-24
-tst-	-27	15	2	-32
-tsta-	13	-13	4	-28
-tstan-	-2	9	-26	-32
-tste-	-23	12	-2	-16
-tste>-	-29	16	-5	-14
-tster-	26	-35	-2	-13
-tta>-	-20	11	-37	27
-tte>-	-16	22	-6	-42
-ttel-	21	11	-60	0
-ttel>-	17	13	-58	0
-tten-	-43	24	9	-55
-tten>-	-38	8	24	-51
-tteri-	-26	-30	37	-13
-tterm-	8	20	-43	-23
-ttim-	-4	-49	-5	12
-ttima-	-29	-40	0	25
-ttl-	2	27	-40	-33
-ttle-	8	11	-30	-24
-ttlem-	-34	31	-20	-14
-ttler-	27	-38	14	-21
-ttob-	-11	-7	-39	28
-ttobr-	-11	-7	-39	28
-ttoy-	-45	-35	36	3
-ttua-	11	5	-47	-10
-ttual-	7	6	-44	-9
-ttura-	7	7	-21	-34
-tture-	-38	-2	31	-17
-tuale-	0	3	-45	8
-tuali-	-41	-3	-7	21
-tuat-	4	3	-7	-37
-tuati-	2	6	-6	-37
-tub-	-3	4	-53	41
-tuc-	10	2	-11	-43
-tudo-	-23	-16	32	-33
-tudo>-	-23	-16	32	-33
-tuf-	19	-34	-10	-38
-tui-	-39	25	10	-26
-tuin-	-24	20	13	-38
-tuk>-	16	11	-31	-33
-tuks-	-34	-35	23	3
-tuks>-	-34	-35	23	3
-tulo-	-5	-6	13	-40
-tulo>-	-40	-24	35	-22
-tum>-	37	-53	-20	-25
-tun-	-31	-32	8	21
-tund-	-17	-36	9	10
-tunde-	-16	-41	9	10
-tung>-	-42	-14	3	22
-tungs-	2	-15	-40	32
-turac-	27	-6	-48	12
-turad-	-6	-14	10	-46
-turam-	30	-24	-39	-21
-turar-	56	-52	-37	-33
-turas-	10	5	-39	-24
-turaz-	14	6	-37	-23
-ture-	26	-39	14	-45
-ture>-	5	-16	14	-55
-turen-	-44	30	11	-23
-tures-	20	-15	-1	-46
-turn-	-28	-33	33	-9
-turo>-	21	-17	-11	-41
-tus-	8	4	-42	19
-tus>-	-39	21	-39	22
-tuss-	15	-2	-34	4
-tusse-	15	-2	-34	4
-tut-	-44	-20	31	4
-tutt-	-29	-18	19	4
-tutto-	-54	-25	34	-6
-tuu-	13	4	-20	-42
-tuur-	12	4	-19	-42
-tuur>-	16	0	-23	-35
-tva-	-62	25	21	-4
-tvert-	-40	-35	35	-20
-twee>-	40	-20	-35	-13
-twer-	3	-30	15	-40
-twerp-	-2	-21	14	-35
-tz>-	-6	-41	6	14
-tza-	9	14	-38	-36
-tzah-	9	10	-40	-16
-tzahl-	9	10	-40	-16
-tzt-	-24	16	2	-40
-tzt>-	-2	-5	4	-49
-tzte-	-35	21	-5	-20
-uag-	11	17	-28	-52
-uage-	10	-4	-6	-39
-uage>-	9	-2	-10	-33
-uagl-	4	23	-43	-30
-uagli-	4	23	-43	-30
-uai-	-11	27	-42	-2
-ual>-	-40	-15	-21	34
-uala-	-29	-23	-40	37
-uali-	9	-10	-65	36
-ualid-	-14	-21	-50	40
-ualit-	20	-2	-29	-9
-uan-	29	-8	-31	-42
-uand-	62	-43	-88	-15
-uand>-	29	-13	-37	-25
-uando-	56	-42	-78	-12
-uant-	-31	25	4	-55
-uanti-	-23	-25	34	-32
-uanto-	-26	45	-62	-29
-uar-	-22	-32	-37	58
-uara-	-8	-38	37	-3
-uare-	-43	-1	21	9
-uart-	-5	-4	-42	31
-uarta-	-29	9	-45	35
-uarte-	0	-23	-35	27
-uat-	27	-12	-28	-8
-uat>-	-24	32	-28	-34
-uatio-	14	-21	1	-45
-uatr-	25	-6	-31	-8
-uatro-	14	0	-36	1
-ube>-	-6	0	-35	18
-uberw-	6	10	-41	-26
-ubi-	29	-32	-17	-59
-ubil-	-34	-28	36	-36
-ubit-	32	-30	-29	-20
-ubito-	32	-30	-29	-20
-ubr-	-5	0	-51	39
-ubrig-	8	-7	-37	7
-uca-	10	-10	4	-41
-ucao-	11	-11	5	-51
-ucao>-	11	-11	5	-51
-uce-	-9	-24	22	-33
-uci-	-18	29	-6	-53
-ucid-	-39	15	14	-20
-ucio-	-6	15	-7	-39
-ucion-	-6	15	-7	-39
-uck-	-49	20	3	0
-ucte-	-7	15	-30	-35
-ucted-	-5	15	-51	-32
-uda-	-23	-8	22	-39
-udan-	-17	-11	18	-33
-ude-	-48	29	-2	8
-ude>-	-39	9	18	2
-uded-	-28	-37	12	10
-uded>-	-28	-37	12	10
-uden-	-15	46	-45	-26
-udg-	11	2	-43	3
-udge-	11	2	-43	3
-udget-	11	2	-43	3
-udin-	-52	32	-27	13
-uding-	-52	32	-27	13
-udit-	-5	-19	23	-33
-udo-	-24	1	23	-47
-udo>-	-24	-2	25	-46
-uds-	-40	0	2	7
-ue>-	-23	23	-3	-24
-ued-	-6	29	-41	-44
-ueda-	4	25	-65	-41
-ueda>-	-34	39	-32	-44
-uedan-	28	-3	-45	-27
-uedo-	-45	11	14	-19
-uedo>-	-45	11	14	-19
-ueg-	35	-28	-39	-30
-uego-	35	-28	-38	-30
-uego>-	35	-28	-38	-30
-uell-	4	0	-56	33
-uelle-	-6	-3	-45	32
-uels-	-39	-34	15	21
-uels>-	-39	-34	15	21
-uem-	5	-6	-4	-36
-uem>-	-7	6	1	-35
-uen-	0	3	0	-62
-uent-	3	3	-6	-53
-uenta-	23	11	-51	-50
-uento-	-47	-16	45	-20
-uer-	5	-61	7	18
-uer>-	11	-41	-6	3
-uet-	-11	-20	30	-41
-uf>-	5	-32	27	-49
-uffic-	-11	-22	-31	22
-ug>-	-36	-23	31	-4
-ugi-	-40	-30	37	-13
-ugl-	-19	14	-42	22
-ugli-	-15	8	-42	23
-uglic-	-2	10	-37	-20
-uglio-	-17	-2	-34	26
-ugn-	-20	3	-24	20
-ugno-	-16	0	-24	20
-ugno>-	-16	0	-24	20
-ugu-	-13	-42	-28	41
-ui>-	-2	40	-58	-25
-uia-	-38	-27	40	-36
-uia>-	-41	-26	41	-35
-uida>-	29	-26	-4	-48
-uidac-	-8	-15	21	-33
-uidad-	-43	9	-36	35
-uidar-	0	11	-45	0
-uidos-	-44	17	21	-37
-uili-	-37	-36	43	-45
-uilib-	-37	-36	43	-45
-uip-	1	-35	-8	16
-uira-	41	-35	-42	-24
-uis>-	-51	12	25	-13
-uisi-	26	2	-49	-35
-uit-	-22	40	-29	-16
-uita-	-49	31	-11	-9
-uitac-	-36	30	-22	-37
-uite-	9	24	-47	-33
-uite>-	34	-17	-35	-34
-uiten-	-43	35	-5	-10
-uitin-	25	-33	2	-16
-uitt-	-48	33	6	-28
-uitte-	-35	26	-8	-20
-uivr-	31	-34	-13	-33
-uke-	7	9	-42	-30
-uken-	7	9	-42	-30
-uks-	-34	-35	23	3
-uks>-	-34	-35	23	3
-ukti-	12	7	-31	-25
-uktio-	12	7	-31	-25
-ul>-	17	-56	5	2
-ula>-	5	2	3	-51
-ular>-	-31	-37	16	16
-ulari-	-17	28	-36	-33
-ulat-	-16	-2	16	-29
-ule>-	-38	-19	31	1
-ulee-	38	-38	-29	-16
-uli-	-25	-47	-2	40
-uli>-	6	-16	-33	25
-ull-	-31	-18	43	-23
-ull>-	-27	-19	35	-56
-ulo-	-26	-16	34	-24
-ulo>-	-47	-39	55	-32
-ult-	-31	19	6	-40
-ult>-	-40	38	-34	-31
-ulta-	-46	-19	36	-44
-ulta>-	-40	-9	27	-30
-ulte-	29	-37	-11	-11
-ulter-	29	-37	-11	-11
-ulti-	-31	19	-2	-24
-ultim-	-27	21	-9	-20
-ultu-	25	-12	-39	-27
-ultur-	25	-12	-39	-27
-ulu-	-39	5	19	-39
-uly-	-36	-3	-1	6
-uly>-	-36	-3	-1	6
-uma-	-31	-32	41	-35
-ument-	19	-13	-11	-44
-umm-	-10	8	4	-48
-umme-	-2	7	-8	-52
-umme>-	-11	16	-11	-48
-ump-	-39	-32	34	-2
-un>-	-6	-35	27	-16
-unda-	14	-3	-7	-68
-unda>-	-11	13	-1	-56
-unde-	-4	-45	9	12
-unden-	-30	-54	25	18
-under-	21	-9	-48	14
-unge-	-40	12	14	-12
-ungen-	-38	12	13	-10
-ungs-	-4	-46	9	24
-ungsb-	-18	-43	34	-31
-ungsf-	-36	-2	28	-28
-ungsp-	13	7	-40	10
-ungsr-	12	-33	7	-30
-unh-	-48	4	-11	23
-unha-	-43	4	32	-18
-uni-	-58	-40	16	36
-unic-	-56	-71	53	1
-unica-	-44	-64	32	13
-unico-	-49	-43	48	-35
-union-	-41	7	26	-40
-uniq-	-29	-45	38	-37
-uniqu-	-29	-45	38	-37
-uno-	35	-35	-32	-1
-uno>-	32	-31	-31	-1
-uns-	-3	10	-40	9
-unse-	-21	30	-38	5
-unt>-	-2	3	-4	-41
-unte-	-20	23	-45	32
-unten-	-40	40	-26	-25
-unter-	-4	5	-41	32
-unto-	-23	-36	44	-16
-uo>-	-47	11	24	3
-uota-	17	-16	-64	23
-uota>-	19	-18	-65	24
-uote-	-9	-5	23	-48
-uote>-	-3	-9	21	-41
-uoted-	-19	3	9	-31
-upf-	16	8	-45	-27
-upfr-	15	0	-42	-20
-upfro-	15	0	-42	-20
-upor-	9	-29	-29	23
-uport-	9	-29	-29	23
-upp-	-8	-43	-7	23
-uppl-	-59	-16	40	-40
-uppo-	18	-46	-49	29
-uppor-	14	-29	-58	37
-urad-	-1	-14	17	-48
-urada-	7	-1	-4	-42
-ural-	-9	15	-1	-42
-ural>-	-2	18	-17	-39
-uram-	27	-45	23	-17
-urame-	11	-39	29	-16
-uramo-	28	-22	-39	-21
-uran-	-25	-36	32	-6
-urant-	-26	-31	29	-4
-urar-	57	-48	-44	-36
-urar>-	37	-38	-21	-22
-urara-	39	-47	-22	-13
-urare-	30	-34	-22	-23
-uras-	8	4	-41	0
-uras>-	8	4	-41	0
-urati-	7	-36	-3	16
-uraz-	10	12	-39	-24
-urazi-	10	12	-39	-24
-urde-	-51	9	19	-5
-urde>-	-37	15	9	-31
-ure-	27	-50	-4	9
-ure>-	7	-20	21	-66
-urf>-	5	-38	28	-23
-urg-	-4	-38	33	-40
-urge-	-23	-24	38	-29
-urgen-	-35	-25	35	-26
-urid-	-47	-44	15	20
-uridi-	-43	-41	16	16
-urit-	-49	3	33	-10
-urn-	-15	-42	39	-30
-urn>-	-4	-30	24	-23
-urne-	-40	-26	39	-35
-urnee-	-34	-20	34	-36
-uro-	24	-18	3	-58
-uro>-	35	-17	-18	-49
-urs-	-10	-43	15	14
-urs>-	-28	-51	18	30
-ursu-	-20	-10	25	-39
-ursus-	-23	-9	25	-38
-urt>-	9	-44	7	-2
-urth-	16	14	-29	-36
-urthe-	12	0	-18	-35
-usb-	23	19	-46	-27
-usc-	-45	-12	-9	33
-usch-	-31	-34	16	6
-uscha-	-40	-26	10	9
-usche-	-33	-11	23	-22
-use-	-51	1	30	-2
-usica-	-56	-1	2	13
-usiva-	-24	33	-36	-19
-uso-	-43	21	1	-8
-uss-	-11	6	3	-47
-uss>-	28	-11	-30	-42
-ussr-	3	27	-41	-41
-ussra-	-29	41	-40	-18
-ussre-	8	4	-18	-38
-ussz-	-26	40	-52	-9
-ussza-	-26	40	-52	-9
-usto-	8	-28	10	-43
-ustr-	-4	0	11	-59
-ustra-	3	3	3	-57
-usu-	-64	16	10	7
-usua-	-35	-34	-2	22
-usual-	-31	-31	8	11
-usur-	-54	40	-18	-26
-usura-	-54	40	-18	-26
-usz-	-8	17	-10	-47
-ut>-	-3	-26	4	14
-utati-	-32	32	-25	-19
-ute-	-39	-12	20	14
-uten-	-43	-1	-6	16
-uten>-	-34	11	-5	3
-utio-	-13	-27	37	-44
-ution-	-13	-27	37	-44
-utive-	-1	12	-32	11
-uto>-	-12	33	-17	-35
-utoma-	-37	-26	-29	38
-utor-	-8	-38	6	10
-utr-	1	21	-16	-67
-utra-	6	22	-46	-37
-utras-	37	-2	-45	-37
-utre-	-15	13	9	-49
-utres-	39	-13	-36	-38
-utst-	-17	22	-27	-33
-utsta-	-2	9	-26	-32
-utte>-	1	8	-3	-36
-utto-	-39	-25	32	-7
-utto>-	-39	-25	32	-7
-uttu-	18	-6	-33	-21
-uttur-	18	-6	-33	-21
-uve>-	-34	-35	41	-17
-uver-	11	-4	-1	-38
-uvert-	13	-3	-4	-38
-uwd-	-8	-29	30	-40
-uwd>-	-24	-39	38	-29
-uwe-	17	-33	5	-38
-ux>-	22	12	-40	-27
-uze-	-40	-14	26	-16
-uze>-	-36	-23	28	-7
-uzida-	-36	22	1	-15
-vacao-	25	-22	-47	11
-valid-	34	-12	-54	-8
-valoi-	41	-36	-37	-26
-vang-	-54	2	29	7
-vange-	-61	8	25	-9
-vant-	28	-49	-5	-13
-var>-	-4	10	-16	-38
-vas-	0	-49	11	17
-vas>-	-37	-25	25	13
-vast-	15	-45	-4	11
-vast>-	28	-79	10	-12
-vaste-	-37	-2	1	22
-vate-	-36	26	-21	8
-vau-	8	3	-7	-37
-vaux-	8	3	-7	-37
-vaux>-	8	3	-7	-37
-vd>-	1	30	-36	-32
-ved>-	-18	13	-7	-33
-vel-	-6	-32	2	20
-vel>-	3	-34	18	-37
-vell-	-41	-11	-9	25
-venc-	-19	-19	-35	36
-venca-	-33	-36	-36	39
-vence-	23	-8	-38	1
-venci-	-44	13	5	-3
-vend-	-14	3	10	-49
-venir-	37	-35	-30	-27
-vente-	-43	-25	37	-20
-venu-	4	12	-14	-50
-venut-	-9	15	-39	1
-verb-	-2	20	-32	-16
-verbl-	-29	33	-55	-6
-veren-	7	-37	-1	5
-verg-	-44	6	6	10
-verge-	-42	17	-2	3
-veri-	11	-2	-21	-34
-verig-	4	9	-46	-27
-verin-	3	6	-20	-48
-verk-	-14	-40	35	-36
-verl-	-26	-22	-29	44
-verp-	-52	34	20	-35
-verr-	10	1	-59	10
-verra-	52	-60	-18	-21
-verre-	-16	24	-54	14
-vers-	3	-5	6	-43
-versc-	-22	27	-22	-41
-verse-	29	2	-41	-63
-versi-	-16	-18	30	-42
-vertr-	7	-21	-30	27
-very>-	-7	4	-53	26
-ves>-	-31	18	-1	-3
-vest-	2	-23	9	-44
-vesti-	-2	-16	7	-40
-vev-	-51	45	-38	-24
-veva-	-34	38	-38	-22
-vez-	-40	11	12	1
-vez>-	-65	9	28	0
-veze-	22	6	-43	-6
-vezes-	22	6	-43	-6
-via-	-2	-15	14	-34
-via>-	14	1	-14	-45
-vic-	-52	-21	12	20
-vices-	-6	-36	28	-30
-vico-	-35	-16	38	-27
-vico>-	-21	-9	27	-41
-vida>-	-43	-23	32	-26
-vide-	-2	-12	14	-48
-video-	-1	-11	12	-46
-viend-	48	-42	-46	-27
-vier-	-1	3	-46	29
-viert-	-16	15	-45	18
-vieru-	28	-22	-43	18
-vies>-	-58	-5	29	6
-viez-	-33	40	-41	-31
-viez>-	-33	40	-41	-31
-vig-	-46	-39	21	4
-vijf>-	11	-14	5	-37
-vime-	26	-29	-10	-36
-vimen-	26	-29	-10	-36
-vin-	-42	22	7	-10
-vinc-	-28	41	-45	-19
-vinco-	-28	41	-45	-19
-ving-	-36	8	20	-5
-ving>-	-23	16	10	-39
-vio>-	18	-42	8	-19
-vir-	-9	32	-46	4
-vis>-	2	-7	7	-29
-visie-	7	3	-35	-5
-visit-	-57	-55	31	23
-viso-	29	-28	-37	-8
-vist-	4	0	1	-53
-vista-	-3	-2	9	-43
-visu-	6	-10	1	-40
-vita-	-40	13	30	-21
-vita>-	-40	13	30	-21
-vitri-	6	-27	22	-35
-voca-	34	-44	-15	-19
-voe-	21	-46	8	-3
-voer-	28	-44	15	-42
-voi>-	23	-42	19	-29
-voici-	-23	32	-32	-37
-voir-	-40	-23	37	-15
-vol-	-29	-15	32	-15
-vold-	-39	43	-24	-44
-volda-	-51	30	-5	-32
-vole-	-40	21	14	-15
-volg-	39	-52	-18	4
-voll-	-67	-29	58	-43
-volle-	-53	-44	57	-33
-volls-	-27	20	-5	-21
-volu-	-48	29	-13	-10
-volvi-	6	-12	2	-39
-von-	24	5	-37	-32
-von>-	13	20	-45	-28
-vond-	31	-48	3	-29
-vond>-	29	-44	1	-26
-voors-	14	-11	-6	-59
-vooru-	30	-14	-52	-2
-vor-	43	-42	-6	-68
-vora-	41	-25	-32	-20
-vorab-	33	-28	-9	-31
-vori-	9	8	-18	-38
-vori>-	12	3	-17	-37
-vorig-	-34	33	-30	-20
-vors-	8	-4	-8	-54
-vorsc-	14	-1	-19	-45
-vrag-	24	-2	-51	-14
-vrage-	20	-5	-43	-13
-vree-	-14	3	8	-34
-vree>-	-7	2	3	-36
-vri-	-45	32	-43	30
-vrie-	-21	12	-34	20
-vrier-	-17	10	-39	21
-vul-	-46	-53	51	-40
-vut-	-37	45	-29	-36
-vuto-	-22	28	-22	-28
-vuto>-	-22	28	-22	-28
-waar-	-42	11	23	-46
-waarb-	-25	3	16	-40
-wahr-	-32	32	-24	-21
-wahrl-	-32	32	-24	-21
-wall-	-10	2	5	-33
-wan-	3	-27	20	-46
-wand>-	-7	-34	23	-24
-war-	-19	1	-43	41
-war>-	-39	29	-9	-9
-ward-	19	4	-41	-32
-wart-	-11	-20	-32	33
-warta-	-36	-39	-39	43
-wartu-	-29	-38	-17	22
-was-	-55	41	-12	0
-was>-	-41	49	-18	-53
-wat-	-12	32	-54	-8
-wat>-	-17	34	-37	-45
-wate-	2	4	-38	10
-water-	2	4	-38	10
-wbo-	46	-1	-60	-42
-wd>-	-24	-39	38	-29
-we>-	37	-20	-31	-33
-wedd-	-6	-3	2	-33
-weddi-	-6	-3	2	-33
-wee>-	40	-20	-34	-15
-week-	1	-46	-18	31
-weg-	20	-15	-5	-39
-weg>-	21	6	-49	-36
-wege-	15	-40	10	-15
-weil-	11	-36	-5	8
-wen-	22	-2	-33	-38
-wenn-	49	-50	-32	-27
-wenn>-	49	-50	-32	-27
-wer-	12	-23	10	-38
-were-	-39	23	-1	-37
-werp-	-2	-21	14	-35
-werp>-	1	-17	10	-34
-wha-	-11	33	-44	-31
-what-	-11	33	-44	-31
-what>-	-8	28	-39	-30
-whe-	36	-31	-14	-3
-when-	45	-20	-56	-30
-when>-	45	-20	-56	-30
-who-	-31	-41	41	-23
-whol-	-31	-41	41	-23
-whole-	-31	-41	41	-23
-wie-	-46	4	-8	31
-will-	-1	-17	12	-34
-will>-	0	-17	10	-32
-win-	-37	23	1	-10
-wind-	-12	-44	25	-2
-wing-	-18	34	-29	-39
-wing>-	-29	33	-17	-35
-wir-	28	-16	-16	-35
-wir>-	23	-7	-41	-20
-wird-	43	-43	-37	-10
-wird>-	43	-43	-37	-10
-wiref-	33	-36	-30	-24
-wisc-	11	-19	0	-36
-wisch-	11	-19	0	-36
-wit-	-50	9	13	3
-wor-	22	-60	6	2
-word-	9	-42	9	12
-worde-	7	11	-43	-29
-words-	-31	-24	35	-31
-wordt-	36	-48	-13	5
-work>-	39	-49	-10	-20
-works-	6	-13	7	-53
-wri-	10	10	-23	-31
-writ-	12	7	-23	-31
-ws>-	-2	-44	4	18
-wurd-	-36	25	-2	-33
-wurde-	-36	25	-2	-33
-xam-	12	-40	25	-35
-xce-	-41	-5	20	-22
-xcel-	-41	-5	20	-22
-xcel>-	-41	-5	20	-22
-xec-	24	-8	-32	4
-xecu-	24	-8	-32	4
-xig-	-12	28	-37	-23
-xim-	13	-35	-18	7
-xin-	-14	-38	8	17
-xt>-	-17	-40	15	12
-xten-	19	-1	-36	-23
-xtens-	19	-1	-36	-23
-xter-	-30	-35	5	28
-xtern-	-21	-26	-39	38
-xto-	-10	14	-4	-39
-ya>-	-2	23	-55	-26
-yag-	4	-43	23	-1
-yage-	4	-43	23	-1
-yage>-	4	-43	23	-1
-yan-	-37	28	-1	-25
-yant-	-43	30	3	-22
-yant>-	-43	30	3	-22
-ye>-	-1	-31	20	-25
-yee-	-12	9	-2	-42
-yee>-	-38	8	20	-26
-yer-	-27	-2	22	-52
-yer>-	-26	-6	24	-51
-yes-	-24	39	-46	-25
-yes>-	-27	36	-37	-19
-yme-	19	-7	-18	-44
-ymen-	19	-1	-25	-44
-yment-	19	-1	-25	-44
-yo>-	-44	-24	-12	24
-yout>-	-7	-19	24	-29
-zada-	-35	30	-30	5
-zado>-	-45	16	18	-35
-zah-	-3	0	-1	-45
-zahl-	-2	1	-2	-45
-zahlt-	-17	26	-14	-41
-zahlu-	4	7	-19	-71
-zame-	46	-50	-44	-1
-zamen-	50	-47	-44	-26
-zan-	-39	-13	32	-20
-zar-	21	-4	-20	-37
-zar>-	43	-25	-47	-23
-ze>-	-6	-44	15	19
-zenz-	-30	-38	-3	23
-zep-	19	-18	-9	-36
-zept-	19	-18	-9	-36
-zia-	11	-6	-2	-50
-zial-	54	-36	-56	-37
-ziale-	55	-38	-55	-37
-zida-	-36	22	1	-15
-zien-	-15	23	-19	-33
-zijn-	-2	20	-32	-28
-zijn>-	-7	26	-37	-26
-zin-	-16	-5	20	-40
-zod-	49	-44	-41	-21
-zt>-	-6	2	4	-55
-zte-	-34	21	-5	-21
-zu>-	-16	19	-2	-24
-zug>-	-34	-11	26	-11
-zugl-	-10	24	-48	-22
-zugli-	-2	10	-37	-20
-zung>-	0	-13	19	-56
-zur-	-2	2	-3	-46
-zur>-	2	-5	0	-43
-zwis-	11	-19	0	-36
-zwisc-	11	-19	0	-36
-zza-	9	-27	33	-54
-zza>-	7	-24	23	-31
-zze-	23	-10	-14	-34
-zzo>-	-24	5	13	-44
ALL	-39	46	-49	-29
ALL $	-49	38	-29	-27
ALL NUMBER	39	-47	-32	11
ALL _ de	-6	15	-40	-32
AMOUNT $	-56	47	0	-24
AMOUNT _ NUMBER	-46	10	-9	12
AMOUNT _ _ AMOUNT	-68	70	-56	-38
AMOUNT _ a	-36	31	-4	-22
AMOUNT _ paid	-36	38	-26	-15
AMOUNT a	-13	21	-37	-23
COUNT $	-14	-19	-15	32
COUNT COUNT	-38	4	-31	27
COUNT NUMBER	20	-19	-41	6
COUNT _ _ congresso	27	-31	-12	-9
COUNT _ de	7	-9	0	-43
COUNT _ visual	23	-26	-24	-12
COUNT identidade	29	-33	-27	-13
NUMBER $	-56	-2	19	23
NUMBER AMOUNT	-11	31	-57	-36
NUMBER COUNT	-62	1	43	-14
NUMBER NUMBER	-48	20	-55	69
NUMBER _ NUMBER	-8	39	-43	-11
NUMBER _ SHARE	22	-7	-58	-24
NUMBER _ _ AMOUNT	-25	-26	39	-20
NUMBER _ _ NUMBER	-11	47	-71	-11
NUMBER _ _ SHARE	43	-58	5	-31
NUMBER _ _ betalen	-23	25	-34	-19
NUMBER _ _ con	-39	-19	36	-25
NUMBER _ _ de	14	16	-44	-22
NUMBER _ _ du	1	5	-38	-2
NUMBER _ _ e	-20	29	-16	-40
NUMBER _ _ logo	14	-1	-36	-14
NUMBER _ _ met	11	-14	2	-34
NUMBER _ _ of	33	9	-53	-16
NUMBER _ _ sur	28	-7	-42	-29
NUMBER _ _ the	18	3	-40	-2
NUMBER _ _ to	12	6	-38	-24
NUMBER _ _ van	5	5	-38	-37
NUMBER _ _ y	-39	8	14	-18
NUMBER _ a	-31	3	22	-27
NUMBER _ acconto	-59	56	-36	-13
NUMBER _ and	-8	22	-25	-33
NUMBER _ antes	29	-5	-38	-17
NUMBER _ before	26	1	-40	-19
NUMBER _ completed	28	-16	-35	-9
NUMBER _ con	-48	15	12	-24
NUMBER _ de	29	11	-54	-7
NUMBER _ die	27	-22	-35	-30
NUMBER _ e	-28	6	15	-25
NUMBER _ el	25	-37	11	-16
NUMBER _ en	-38	28	-31	24
NUMBER _ et	3	12	-24	-32
NUMBER _ half	2	12	-34	-17
NUMBER _ in	-9	3	-27	26
NUMBER _ inst	20	11	-35	-26
NUMBER _ ja	-31	24	-15	-11
NUMBER _ la	-17	21	-10	-32
NUMBER _ le	8	9	-46	-25
NUMBER _ m	25	-13	-33	-19
NUMBER _ mai	12	5	-35	10
NUMBER _ marco	7	-40	18	-27
NUMBER _ moins	-32	34	-30	-25
NUMBER _ mots	-7	-23	30	-30
NUMBER _ na	-21	-1	14	-34
NUMBER _ of	22	-2	-31	-25
NUMBER _ paiement	36	-38	-30	-21
NUMBER _ parcela	3	8	-41	-14
NUMBER _ prestacao	43	-40	-43	-28
NUMBER _ rest	31	-23	-42	-15
NUMBER _ ristrutturazione	28	-32	-20	-16
NUMBER _ saldo	12	3	-43	-15
NUMBER _ te	-21	25	-37	-20
NUMBER _ termijn	14	-9	-45	-24
NUMBER _ the	16	-11	-4	-32
NUMBER _ to	-2	11	-37	-2
NUMBER _ total	-58	32	-9	-20
NUMBER _ totale	-43	8	17	-17
NUMBER _ tranche	39	-39	-33	-20
NUMBER _ ultimo	-38	33	-20	-16
NUMBER _ versement	36	-33	-40	-25
NUMBER _ von	1	11	-41	-35
NUMBER _ words	-31	-24	35	-31
NUMBER _ y	-4	-8	10	-42
NUMBER _ you	-1	-2	-33	8
NUMBER a	27	26	-113	-15
NUMBER abschlagsrechnung	33	-35	-27	-7
NUMBER acconto	-37	42	-38	-17
NUMBER aprile	-33	-37	42	-30
NUMBER brochure	-31	-34	28	-16
NUMBER de	-26	13	28	-47
NUMBER del	-17	32	-37	-29
NUMBER der	2	-38	28	-11
NUMBER dias	3	-52	19	-15
NUMBER e	22	11	-66	-8
NUMBER en	4	38	-33	-10
NUMBER er	51	-72	-20	2
NUMBER et	-24	28	-14	-39
NUMBER euro	4	15	-15	-47
NUMBER final	-36	43	-37	-13
NUMBER giugno	8	4	6	-41
NUMBER h	-13	-87	35	1
NUMBER halfte	-54	52	-42	-7
NUMBER horas	5	-47	6	-10
NUMBER hours	-17	-41	19	-14
NUMBER hrs	-13	-48	20	1
NUMBER in	-46	24	-8	-11
NUMBER ja	-34	29	-21	-10
NUMBER jours	-36	-27	9	8
NUMBER juin	12	-23	8	-39
NUMBER juni	19	-15	5	-44
NUMBER m	-57	-55	68	-39
NUMBER maggio	-33	23	4	-31
NUMBER mai	-3	-10	30	-53
NUMBER may	11	-32	15	-35
NUMBER mei	-4	8	2	-32
NUMBER mil	-8	25	-36	-27
NUMBER min	-47	-64	62	-15
NUMBER now	-31	32	-29	-13
NUMBER obra	37	-36	-29	-18
NUMBER of	14	-18	0	-36
NUMBER ore	-26	-48	52	-44
NUMBER p	-35	-6	27	-21
NUMBER paginas	-34	-6	19	-21
NUMBER parcelas	31	-7	-39	-10
NUMBER per	-31	33	-33	-10
NUMBER personen	-10	-35	20	-31
NUMBER pp	-43	-26	33	-27
NUMBER que	-49	48	-33	-30
NUMBER rate	14	1	-47	-37
NUMBER re	33	-30	-32	-25
NUMBER remodelacao	20	-31	-16	-14
NUMBER renovatie	26	-29	-19	-16
NUMBER s	-38	-42	46	-24
NUMBER sal	34	-50	-28	-19
NUMBER seiten	-31	-30	39	-31
NUMBER september	-3	-24	19	-37
NUMBER st	26	-26	-13	-26
NUMBER std	-49	-46	33	7
NUMBER stk	-34	-29	31	-18
NUMBER stuks	-33	-31	33	-11
NUMBER teilrechnung	29	-37	-18	-13
NUMBER to	9	0	-41	13
NUMBER u	-40	-37	24	1
NUMBER und	-9	31	-34	-23
NUMBER woorden	-40	-35	39	-32
NUMBER words	-47	-22	41	-30
NUMBER work	36	-33	-35	-15
NUMBER x	-2	-53	13	6
NUMBER y	-15	25	-38	-16
SHARE	5	4	-11	-74
SHARE $	-3	-19	19	-37
SHARE _ AMOUNT	41	-38	-26	-8
SHARE _ SHARE	47	-43	-33	-7
SHARE _ _ SHARE	62	-60	-59	-8
SHARE _ _ commande	36	-32	-40	-6
SHARE _ _ do	13	-5	-45	-22
SHARE _ _ entrega	8	-4	-46	-15
SHARE _ _ firma	32	-29	-35	-10
SHARE _ _ la	-41	37	1	-9
SHARE _ _ signature	38	-37	-36	-12
SHARE _ a	-17	29	-55	-16
SHARE _ adjudicacao	38	-41	-26	-14
SHARE _ contract	42	-39	-39	-22
SHARE _ de	34	-39	-10	-10
SHARE _ e	43	-41	-34	-19
SHARE _ entrega	-38	39	-47	-12
SHARE _ falta	-41	41	-27	-10
SHARE _ la	30	-16	-44	-21
SHARE _ na	-17	21	-38	-20
SHARE _ on	13	3	-42	-17
SHARE _ opdracht	38	-38	-43	-4
SHARE _ ordine	41	-37	-44	-7
SHARE _ the	-3	12	-45	-17
SHARE _ total	15	-43	7	-3
SHARE all	39	-35	-40	-7
SHARE alla	1	6	-43	-7
SHARE bij	22	-7	-60	-6
SHARE complete	38	-32	-33	-7
SHARE del	49	-27	-59	-19
SHARE deposit	40	-36	-34	-9
SHARE der	30	-26	-34	-14
SHARE diseno	28	-15	-40	-7
SHARE do	29	3	-46	-18
SHARE du	14	-5	-45	-19
SHARE finais	-8	16	-39	-11
SHARE na	9	2	-74	-25
SHARE nach	-26	32	-42	-7
SHARE obra	-20	24	-34	-15
SHARE of	51	-40	-67	-10
SHARE off	-33	-50	43	-13
SHARE on	29	-12	-59	-8
SHARE para	44	-33	-47	-18
SHARE que	-37	40	-49	-22
SHARE restant	-35	35	-25	-14
SHARE restante	-50	51	-39	-16
SHARE restants	-55	55	-39	-13
SHARE retainage	34	-32	-35	-5
SHARE saldo	39	-40	-9	-6
SHARE van	51	-40	-43	-16
WHOLE	-43	10	18	-16
^ ALL	2	11	-66	-46
^ COUNT	22	-26	-1	-64
^ NUMBER	70	-5	-49	-112
^ SHARE	5	-24	10	-26
^ a	72	1	-95	-69
^ aanbet	67	-74	-51	-34
^ aanbetaling	79	-94	-52	-25
^ abbonamento	-17	-22	-36	31
^ abo	-27	-26	-27	29
^ abonnement	-18	-24	-38	34
^ abono	22	-61	-14	6
^ abschl	23	-36	-12	-19
^ abschlag	40	-36	-41	-18
^ abschlussrechnung	-28	36	-38	-13
^ ac	35	-39	-34	-22
^ acc	56	-56	-47	-32
^ accompagnement	-32	4	3	4
^ acconto	93	-87	-75	-51
^ acerto	-46	42	-41	-23
^ acompte	80	-67	-81	-40
^ acpte	30	-19	-41	-26
^ adelanto	66	-53	-61	-36
^ adiant	35	-39	-35	-14
^ adiantamento	56	-61	-40	-28
^ adjudicacao	45	-44	-38	-13
^ advance	6	-55	15	-69
^ afrekening	-44	38	-28	-23
^ akonto	20	-10	-37	-21
^ akontozahlung	39	-41	-29	-20
^ anticipazione	40	-34	-37	-21
^ anticipo	80	-71	-63	-37
^ anz	54	-40	-46	-34
^ anzahlung	76	-74	-67	-20
^ anzahlungsrechnung	37	-25	-40	-9
^ app	-55	48	-8	-29
^ arrhes	45	-38	-41	-35
^ aulas	-37	-22	-13	20
^ auszahlung	-35	37	-28	-12
^ auto	35	13	-55	-40
^ avance	16	-68	2	-53
^ avenca	-29	-27	-31	33
^ az	42	-45	-39	-29
^ bal	-55	60	-58	-44
^ balance	-83	37	-13	-37
^ balanco	-26	-45	37	-28
^ betaling	12	-50	7	-27
^ bij	10	0	-35	-6
^ bilan	-25	-40	35	-22
^ bilancio	-36	-33	35	-24
^ booking	46	-35	-47	-31
^ cachet	16	3	-42	-13
^ cancelacion	-35	41	-42	-22
^ caparra	81	-57	-88	-24
^ certificacion	34	-7	-53	-18
^ closing	-38	22	-13	-26
^ coaching	-37	14	18	-24
^ commencement	35	-35	-23	-20
^ completion	-41	43	-43	-12
^ con	-1	19	-32	-21
^ conguaglio	-38	32	-28	-22
^ consulenza	-39	-29	25	6
^ corso	-33	-11	-3	10
^ corte	-25	-34	33	-22
^ cours	-40	-2	19	-18
^ curso	-41	-11	44	-38
^ de	26	7	-81	-45
^ decompte	-3	32	-52	-26
^ deelfactuur	37	-43	-35	-13
^ dep	48	-61	-35	-33
^ deposit	33	-23	-26	-26
^ deposito	-15	-52	27	-19
^ depot	48	-65	-14	-33
^ derde	-34	41	-36	-24
^ dernier	-46	57	-61	-5
^ derniere	-41	36	-29	-32
^ desconto	-38	-28	35	-10
^ deuxieme	34	-25	-17	-32
^ dgd	-29	38	-41	-27
^ die	2	6	-41	2
^ diferencia	-35	35	-29	-15
^ diseno	-65	-16	49	-22
^ dj	-30	-35	37	-15
^ dossier	-35	-15	31	-14
^ doula	31	-36	-17	-19
^ down	41	-62	-21	-29
^ echeance	38	-32	-27	-37
^ eerste	46	-83	-11	-33
^ ein	31	-38	-19	-20
^ eindafrekening	-39	42	-43	-26
^ eindfactuur	-41	34	-29	-17
^ eindstaat	-39	33	-28	-21
^ endreinigung	-21	-20	28	-35
^ enganche	34	-50	-24	-27
^ ensaio	-42	-31	36	-25
^ entrada	78	-70	-64	-54
^ entrega	52	-54	-20	-32
^ erste	41	-51	-14	-54
^ estimacion	37	-22	-42	-20
^ factura	21	1	-17	-48
^ facture	17	-19	4	-60
^ factuur	-17	-45	33	-44
^ fase	42	-24	-45	-26
^ fatura	12	5	-12	-43
^ fecho	-41	39	-38	-29
^ fee	-34	-4	10	-6
^ fin	-40	39	-35	-21
^ final	-97	25	6	-48
^ finiquito	-32	48	-53	-14
^ first	51	-72	-19	-54
^ fondo	37	-39	-31	-28
^ formation	-26	-5	29	-36
^ foto	-14	-36	28	0
^ fotografia	-43	-13	19	16
^ fotos	-40	-26	36	-15
^ ft	20	-17	-33	-22
^ fur	19	-19	-3	-31
^ grafica	-37	-41	40	-29
^ guion	-37	14	14	-19
^ half	-5	-70	47	-45
^ halve	-37	-22	29	-23
^ helft	31	-35	-15	-20
^ het	-9	27	-25	-32
^ hito	24	-11	-33	-15
^ honorarios	17	-32	-18	12
^ horas	-28	-15	-44	43
^ hosting	-32	-35	-23	25
^ hours	1	-16	-44	37
^ illustration	-36	-2	27	-8
^ initial	42	-49	-22	-15
^ interim	20	-49	-6	-14
^ invoice	29	-49	13	-56
^ jalon	29	-24	-30	-28
^ kick	32	-42	-25	-10
^ laatste	-64	35	-21	-2
^ last	-57	38	-20	-30
^ le	-18	7	11	-40
^ less	-35	9	4	-10
^ letzte	-43	20	-3	-28
^ liquidacao	-37	33	-32	-21
^ liquidacion	-53	-4	14	-13
^ lo	0	40	-53	-44
^ location	-33	-17	15	-7
^ logo	-49	-56	65	-43
^ material	-39	-37	37	-15
^ materials	6	-41	-1	-14
^ media	-38	-32	35	-33
^ meia	-36	-34	39	-29
^ meilenstein	30	-16	-33	-27
^ menu	-31	-39	34	-26
^ meta	38	-43	-30	-16
^ metade	49	-56	-14	-22
^ mijlpaal	42	-32	-45	-35
^ milestone	31	-25	-19	-20
^ min	-35	41	-39	-27
^ mise	5	-37	16	-4
^ mobilisation	44	-43	-40	-22
^ moitie	36	-38	-27	-22
^ montage	-17	-39	38	-23
^ noch	-40	34	-28	-10
^ nog	-60	50	-31	-24
^ non	34	-26	-34	-10
^ o	-37	20	-3	-24
^ offener	-33	31	-35	-7
^ on	44	-34	-41	-31
^ onderhoud	-24	-38	-11	16
^ one	-2	-40	15	-34
^ ore	-38	-24	-32	34
^ os	-22	36	-46	-3
^ outstanding	-39	42	-43	-16
^ pagamento	39	-29	-13	-79
^ pago	32	-26	-12	-56
^ paiement	3	-11	5	-34
^ para	40	-16	-51	-48
^ parc	24	-18	-28	-21
^ part	1	-59	21	-40
^ parte	8	-3	-3	-35
^ payment	9	-69	28	-30
^ per	50	-49	-34	-31
^ perizia	-49	-2	37	-22
^ pintura	-33	-41	35	-22
^ pose	-36	11	6	-24
^ pre	37	-35	-28	-13
^ premier	61	-55	-60	-29
^ premiere	38	-40	-20	-35
^ prima	44	-76	-18	-39
^ primeira	44	-69	-16	-34
^ primer	52	-44	-54	-27
^ primera	22	-56	0	5
^ progress	29	-51	-5	-40
^ project	-45	10	15	-21
^ projeto	-35	6	27	-28
^ provisao	42	-46	-39	-25
^ provisie	42	-50	-32	-22
^ provision	56	-61	-49	-30
^ quel	-43	36	-22	-23
^ quitacao	-46	46	-44	-34
^ quota	49	-29	-46	-23
^ rata	23	5	-44	-13
^ rate	14	-29	8	-34
^ rechnung	8	-47	30	-42
^ redaction	-36	0	12	7
^ refonte	-43	28	11	-18
^ regularizacao	-35	32	-19	-15
^ release	-40	40	-31	-28
^ reliquat	-40	44	-45	-30
^ remainder	-60	58	-49	-16
^ remaining	-57	57	-42	-30
^ remanente	-37	31	-23	-25
^ remanescente	-52	49	-36	-29
^ reportage	-34	-16	32	-22
^ reserva	17	-50	7	-39
^ reservation	37	-42	0	-25
^ reserveringskosten	34	-35	-29	-22
^ rest	-107	34	1	-23
^ restant	-60	65	-58	-14
^ restante	-63	26	-12	-31
^ restauratie	-41	-33	37	-22
^ restauro	-50	-15	35	-29
^ restbedrag	-39	32	-32	-17
^ restbetrag	-60	50	-38	-13
^ reste	-56	60	-61	-13
^ resterend	-27	38	-37	-12
^ resterende	-30	31	-30	-9
^ restforderung	-29	32	-31	-21
^ restl	-39	43	-35	-14
^ resto	-101	67	-32	-28
^ restzahlung	-55	52	-41	-14
^ retainer	-28	-49	-32	47
^ retencao	-36	18	-3	-20
^ retrato	-42	-35	40	-24
^ retratos	8	-38	3	-23
^ revisao	-20	-45	48	-28
^ rimanenza	-43	36	-30	-15
^ rinnovo	-23	-22	-35	33
^ sal	35	16	-62	-50
^ saldatura	-27	-36	31	-18
^ saldo	-163	117	-80	-23
^ saldofactuur	-38	37	-33	-12
^ schlussrate	-23	35	-36	-16
^ schlussrechnung	-43	60	-63	-16
^ schlusszahlung	-22	36	-46	-8
^ seance	-43	-37	45	-37
^ second	-13	6	9	-53
^ seconda	17	-17	-4	-36
^ seconde	-30	22	-2	-21
^ secondo	14	-43	10	-31
^ segun	7	-35	24	-30
^ segunda	-19	32	-13	-44
^ segundo	42	-44	-12	-41
^ sena	60	-25	-64	-36
^ senal	25	-48	-13	-28
^ senalizacion	-41	-15	35	-18
^ servizio	-43	5	30	-36
^ settlement	-34	31	-20	-14
^ sinal	83	-73	-69	-43
^ sinalizacao	-34	-29	33	-26
^ site	-36	13	19	-18
^ situation	23	-25	-15	-22
^ slotfactuur	-55	47	-43	-24
^ slottermijn	-47	42	-36	-21
^ solde	-98	81	-64	-25
^ sr	-46	39	-36	-28
^ stato	26	-16	-36	-17
^ svincolo	-27	39	-43	-18
^ taller	-20	-31	35	-37
^ teilrechnung	31	-31	-29	-24
^ termijn	16	-12	-35	-19
^ terza	-31	33	-32	-25
^ the	-55	49	-24	-30
^ to	37	-26	-29	-34
^ total	-61	48	-16	-24
^ totale	-36	35	-19	-15
^ trabajos	4	-31	24	-35
^ traducao	-20	-45	50	-30
^ traduccion	-48	-31	46	-27
^ traduction	-43	-25	48	-38
^ traduzione	-43	-3	38	-33
^ translation	-27	-15	30	-17
^ travaux	-39	-39	36	-25
^ troisieme	-34	34	-32	-22
^ tussentijdse	41	-41	-37	-28
^ tweede	11	-9	-3	-45
^ ubersetzung	-43	-5	33	-39
^ ultima	-78	14	-2	-7
^ ultimo	-78	37	-24	-22
^ um	26	-42	5	-22
^ un	54	-17	-57	-37
^ uno	11	-34	3	-29
^ upfront	34	-40	-27	-17
^ versamento	37	-33	-30	-24
^ versement	32	-6	-56	-22
^ vertaling	-52	-19	46	-33
^ video	-58	-43	62	-23
^ voorschot	74	-62	-76	-29
^ voorschotfactuur	56	-56	-50	-24
^ vooruitbetaling	34	-41	-23	-9
^ vorauszahlung	41	-39	-45	-16
^ vorderingsstaat	36	-38	-24	-21
^ vorschuss	16	-37	-10	-11
^ web	-33	8	16	-22
^ website	-47	-8	34	-9
^ wedding	-32	-29	33	-16
^ work	-13	-34	35	-35
^ workshop	-43	-12	34	-25
^ your	-22	-5	0	13
^ zwischenrechnung	37	-35	-39	-21
a	42	-25	-31	-14
a AMOUNT	-63	-47	41	3
a COUNT	10	-31	-24	19
a NUMBER	-37	8	24	-17
a _ NUMBER	-31	30	-12	-7
a _ _ AMOUNT	-33	36	-37	-15
a _ _ NUMBER	7	-2	-25	3
a _ _ a	34	-37	-29	5
a _ _ des	26	0	-57	-11
a _ _ en	11	1	-40	-27
a _ _ se	26	-13	-36	-11
a _ commande	50	-39	-42	-32
a _ de	40	-31	-38	-1
a _ del	-3	19	-31	-33
a _ di	25	4	-47	-22
a _ do	24	-20	-15	-37
a _ e	-34	14	8	-31
a _ en	6	-43	30	-28
a _ entrega	-50	53	-47	-15
a _ lavori	-15	32	-46	-24
a _ livraison	37	-25	-53	-15
a _ na	43	-43	-31	-10
a _ pose	42	-40	-36	-19
a _ rechnung	42	-35	-40	-30
a _ remise	8	10	-46	-16
a _ signature	6	7	-51	-16
a _ sur	32	-14	-47	-17
a consegna	7	8	-50	-22
a conto	59	-33	-66	-44
a corpo	-39	-13	37	-24
a cuenta	48	-7	-86	-36
a descontar	45	-43	-42	-16
a entrada	12	14	-36	-18
a facturer	23	-12	-37	-23
a fine	23	-10	-68	11
a l	47	-32	-32	-50
a la	42	-27	-32	-13
a los	-38	-13	30	-21
a meta	17	-46	17	-28
a montaggio	39	-39	-34	-20
a outra	-12	18	-40	-18
a pagar	-52	45	-24	-29
a parcela	3	8	-41	-14
a parte	23	-36	-1	-24
a payer	-40	33	-21	-23
a plazos	-40	-23	36	-16
a prestacao	39	-35	-45	-28
a reception	-17	-35	30	-24
a saldo	-56	47	-22	-22
a valoir	41	-36	-37	-26
a vista	-36	-36	36	-25
aanbet	38	-5	-60	-39
aanbet SHARE	36	-38	-28	-8
aanbet _ NUMBER	35	-36	-29	-22
aanbet _ _ NUMBER	7	7	-32	-20
aanbetaling	-10	7	1	-42
aanbetaling SHARE	34	-34	-36	-6
aanbetaling _ NUMBER	-22	33	-46	-29
ab	32	-5	-43	-33
ab NUMBER	17	4	-30	-25
abatida	-28	35	-35	-22
abatido	-35	35	-28	-17
abbonamento	-25	-30	-41	37
abend	23	-37	8	-16
aberto	-37	33	-29	-21
abgabe	34	-20	-44	-31
abgerechnet	18	-5	-10	-33
abgerechnet $	13	2	-16	-33
abnahme $	29	-22	-36	-11
abo	-29	-33	-33	34
abonnement	-33	-37	-47	45
abschl	24	-38	-12	-19
abschlag	11	-15	-9	-39
abschlag nach	38	-33	-41	-19
abschlagsrechnung	39	-32	-41	-9
abschlussrechnung	-18	35	-40	-13
abzgl	2	10	-41	-13
abzug	-52	-1	19	-18
abzuglich	-2	10	-37	-20
ac	34	-31	-37	-25
ac SHARE	34	-30	-37	-5
acc	43	-14	-57	-40
acc to	43	-46	-28	-22
acconti	-64	43	3	-13
acconto	19	-14	-11	-61
acconto NUMBER	-46	45	-1	-23
acconto _ NUMBER	-22	48	-81	-34
acconto _ _ NUMBER	-3	28	-47	-23
acconto n	-4	15	-41	-15
acconto per	47	-35	-45	-25
acconto su	28	-48	-15	-24
account	22	6	-37	-40
account of	36	-43	-32	-17
acerto	-5	37	-52	-31
acerto final	4	19	-43	-11
achteraf	26	-35	-33	10
acompte	12	3	-24	-48
acompte SHARE	33	-29	-37	-7
acompte _ NUMBER	-19	38	-48	-26
acompte _ _ commande	37	-39	-28	-17
acompte _ la	17	-8	-38	-20
acompte a	38	-37	-35	-19
acompte de	-3	19	-50	-25
acompte sur	39	-40	-37	-14
acomptes	-56	16	33	-30
acordados	-35	9	13	-25
acpte	23	-3	-44	-32
adelanto	44	-4	-69	-27
adesso	-6	18	-55	-30
adiant	42	-36	-44	-19
adiantamento	4	23	-45	-36
adiantamento _ NUMBER	-33	34	-28	-22
adiantamento _ _ NUMBER	3	12	-33	-20
adiantamento de	-37	37	-24	-12
adiantamentos	-48	18	27	-19
adjudicacao	39	-31	-56	-22
adjudicacao SHARE	45	-45	-39	-12
advance _ _ NUMBER	-25	35	-36	-26
advance copy	-35	-21	33	-15
advance on	38	-30	-32	-24
advies	-50	-10	37	-6
afrekening	-5	27	-40	-9
afsluitende	-40	36	-20	-10
after _ AMOUNT	-36	21	7	-17
after the	-15	-15	26	-31
after your	-43	36	-35	2
agora	2	-17	13	-45
agora que	-35	27	0	-16
agosto	-11	-15	-44	39
agreed _ NUMBER	-30	2	5	-20
agreed fee	25	-6	-33	-24
ahora	22	-10	-21	-35
aid	-44	-22	37	-29
aid course	-37	-21	32	-26
akkoord	14	3	-42	-24
akonto	4	17	-44	-27
akontorechnung	31	-20	-36	-24
akontozahlung	18	-7	-39	-21
al	51	-15	-64	-2
al SHARE	21	-36	5	-15
al betaald	-41	59	-65	-48
al final	35	-38	-30	-17
al netto	-42	44	-27	-14
album	-4	10	-8	-30
all in	-46	-35	43	-34
all ordine	35	-20	-48	-25
alla	31	-10	-36	-25
alla consegna	13	6	-72	-27
alla firma	44	-42	-35	-35
alle	-56	-1	2	19
alles	-64	-6	48	-63
already	-15	17	-18	-31
als	39	-44	-27	-9
als de	37	-27	-36	-23
altra	-10	24	-50	-30
altra meta	-30	33	-43	-26
altri	15	8	-42	-9
alvast	33	-40	-36	-3
am	18	-41	28	-27
am NUMBER	-47	8	35	-42
am _ NUMBER	-29	16	3	-34
amount	-38	14	5	-29
ancora	1	12	-39	-22
and	-29	-23	37	-18
and _ of	-40	-26	41	-31
and _ payment	-45	50	-48	-28
and last	-22	43	-57	-38
and the	14	12	-32	-35
andere	7	7	-27	-38
anderen	-13	21	-40	-16
angebot	4	-8	7	-35
angebot NUMBER	-37	10	3	-14
annual report	21	12	-45	-28
annuel	4	-31	-40	29
ano	-29	-40	28	12
anrechnung	-36	37	-35	-20
anteriores	-51	56	-58	-2
antes	48	-24	-50	-24
antes de	42	-32	-38	-20
anticipazione	41	-31	-43	-23
anticipo	17	10	-45	-52
anticipo $	-37	-4	22	-11
anticipo SHARE	17	-9	-56	-5
anticipo _ NUMBER	-21	30	-20	-31
anticipo _ SHARE	-12	19	-54	-17
anticipo _ _ NUMBER	-17	29	-52	-19
anticipos	-41	-13	34	-23
anual	-8	-53	-13	37
anual $	21	-42	-14	2
any line	-9	-38	49	-42
anz	44	-22	-44	-36
anz _ _ NUMBER	22	-1	-34	-29
anzahl	-38	-27	36	-21
anzahlung	0	27	-46	-23
anzahlung $	-41	38	-20	-16
anzahlung SHARE	31	-25	-43	-10
anzahlung _ NUMBER	-40	46	-42	-22
anzahlung _ _ NUMBER	-15	21	-34	-15
anzahlungsrechnung	43	-18	-48	-11
aout	10	-26	-45	30
aout $	10	-24	-35	21
aplicado	-34	20	8	-19
apos	-6	34	-64	-30
app	13	0	-21	-29
app NUMBER	10	21	-38	7
appel	34	-13	-38	-21
appli	-2	12	-32	-29
application	28	-22	-39	-18
apres	-18	26	-22	-23
apres la	-1	8	-43	-27
april $	-47	12	-4	8
aprile	-54	6	0	19
aprile $	-40	14	-10	14
ar	8	32	-49	-44
are	18	7	-47	-26
arrangement	-35	2	-14	20
arranque	33	-23	-34	-24
arras	12	-36	0	-45
arrhes	17	-7	-16	-41
arrhes $	-33	14	20	-14
arte	-20	-39	38	-34
as _ our	-1	-34	11	-9
as duas	-28	26	-24	-14
as outras	34	2	-44	-35
as quoted	-47	-9	26	-27
asesoria fiscal	-18	-23	-33	28
assinatura	10	-34	-41	32
assistenza	-1	-35	5	5
at	9	-41	12	4
at _ NUMBER	1	-2	3	-37
atelier	-33	-21	-4	14
au lancement	8	9	-39	-16
auf die	35	-31	-36	-27
auftrag	17	-17	2	-47
auftragserteilung	20	-13	-38	-13
auftragssumme	-6	12	-39	-22
aurora $	-41	5	22	-26
auszahlung	-43	45	-35	-15
auto _ medicao	21	17	-41	-34
auto de	21	17	-41	-34
autres	39	-13	-36	-38
avance de	28	-9	-27	-34
avancement SHARE	34	-36	-22	-8
avanzamento	50	-47	-44	-26
avenca	-32	-35	-38	40
avez	-43	5	22	-31
aviez	-33	40	-41	-31
ayant	-43	30	3	-22
ayant ete	-39	21	9	-19
az	38	-19	-45	-31
aziendale $	-4	15	-40	-13
bal	-21	55	-65	-48
bal of	-31	25	-19	-21
balance	-28	23	-11	-52
balance SHARE	-24	37	-36	-11
balance _ NUMBER	-32	-26	28	-28
balance bike	-15	-33	29	-9
balance due	25	16	-50	-14
balance for	-23	32	-35	-6
balance on	-21	33	-43	-14
balance sheet	-27	-41	40	-25
balanco	-39	-50	44	-30
band	28	-1	-38	-30
bank	-41	8	17	-26
be	51	-51	-21	-9
be _ _ the	44	-46	-29	-23
be invoiced	39	-46	-32	-10
bedrag	-25	7	22	-43
bedrag $	-46	6	23	-31
bedrijfsfilm $	-6	13	-44	-9
been	-12	32	-47	-15
before	56	-31	-56	-26
before $	29	-54	13	-1
before the	10	19	-55	-29
beglichen	-38	39	-33	-22
beglichen $	-31	28	-23	-11
bei	42	-35	-19	-57
bei _ SHARE	36	-36	-31	-6
bei auftragserteilung	20	-13	-38	-13
bei bestellung	47	-50	-38	-18
bei lieferung	29	-27	-30	-12
beim	-10	3	9	-38
beratung	-46	-35	32	8
bereits	-42	23	-11	-46
beta	51	-53	-31	-20
betaald	-87	35	2	-67
betaald $	-46	21	-5	-47
betaalde	-37	42	-37	-15
betalen $	-43	6	10	8
betaling	18	-18	-8	-35
betalingen	15	5	-40	-28
betrag $	-42	5	26	-29
bezahlt	-24	2	13	-29
bezahlt $	-44	2	15	-14
bien	-44	43	-13	-7
bij	30	-22	-11	-69
bij _ SHARE	9	-4	-41	-4
bij bestelling	2	21	-35	-12
bij opdracht	49	-34	-54	-5
bij oplevering	19	-13	-44	-9
bike	-15	-33	29	-9
bilan	-9	-3	14	-37
bilancio	4	-11	7	-35
bill $	13	-38	6	-33
binnen NUMBER	-39	11	28	-27
binnen is	35	-37	-14	-18
birth	-21	-29	24	-16
bitte	5	8	-53	-36
blijft	-23	38	-33	-26
blocco	34	-36	-21	-31
blocco data	36	-28	-30	-21
boek	14	25	-45	-18
bono	18	21	-38	-6
booking deposit	20	9	-37	-18
booking fee	13	17	-47	-35
box	-44	5	-3	26
brand	0	9	-13	-36
branding	-10	23	-46	-23
buch	-37	35	-23	-14
budget	4	4	-38	5
buffet NUMBER	7	4	-28	-9
c	28	-13	-22	-44
ca	2	-31	13	-36
cache	17	-18	-7	-34
cache total	-27	-36	30	-15
cada	11	-47	-43	39
came	-42	31	-1	-28
can	37	-41	-33	-12
can _ the	28	-35	-22	-24
cancelacion	-35	41	-42	-22
canone	-34	-37	-27	31
canone _ NUMBER	-23	-27	-31	30
cantiere via	21	10	-37	-17
cantina	-35	1	4	4
caparra	-3	9	-3	-50
caparra $	-32	19	9	-18
capitulos	10	19	-41	-20
capitulos NUMBER	19	14	-39	-18
capitulos _ _ NUMBER	25	9	-33	-16
capitulos _ a	28	6	-35	-16
card	-41	-28	37	-1
care	-42	-36	-22	40
carta	-34	-34	37	-17
carte	-40	-30	36	-10
catalogo	6	-4	-6	-33
catering	17	-9	-25	-37
ce	5	35	-47	-35
ce qui	5	27	-36	-30
cento	14	0	-13	-35
cerrado	-37	-11	34	-21
certificacion	36	2	-63	-24
certificacion _ obra	28	-35	-23	-11
certificacion _ y	-39	34	-31	-16
certificacion de	28	-35	-23	-11
certificacion final	-37	38	-36	-8
certificaciones	6	16	-36	-19
certificate	-41	17	20	-15
cette	31	-32	-29	2
cfdi	-20	24	-34	-14
chantier	14	-12	-9	-25
chapitres	9	10	-36	-24
chapitres NUMBER	9	10	-36	-24
chapitres _ _ NUMBER	9	10	-36	-24
chapitres _ a	9	10	-36	-24
chaque	-5	-29	-38	28
che	-22	47	-63	-26
chf _ NUMBER	13	14	-39	-31
chiedo	14	-2	-40	-17
chiude	-38	37	-24	-12
chiusura	-52	41	-24	-25
cierre	-18	24	-17	-34
cierre de	-38	28	-10	-15
cinco de	-36	23	-13	-24
client	0	-37	17	-5
cliente	-28	12	6	-39
closing	-19	11	-5	-33
closing payment	-31	38	-40	-15
cloture	-37	32	-9	-31
cloture du	-31	33	-32	-17
coaching $	21	12	-45	-28
coaching NUMBER	-5	-40	42	-22
cobrada	9	-3	-34	-1
cobradas	-27	26	-33	6
cobro	4	-3	-3	-47
cocina	23	10	-43	-27
cocina integral	17	23	-38	-11
collaudo	4	25	-52	-26
com sinal	-39	-29	36	-29
comes	33	-28	-43	0
commande SHARE	30	-26	-34	-10
comme	-43	6	-13	24
commencement	37	-36	-27	-21
commission	24	-3	-34	-19
como	-49	9	-7	32
compenso per	1	20	-40	-14
compenso totale	-37	-16	33	-22
compleet	-32	5	10	-20
complement	-8	30	-39	-21
complet	-15	-38	38	-31
completa	-45	-11	25	-5
complete	6	-28	17	-34
completion	6	16	-46	-20
completion $	39	-37	-11	-14
completion payment	-38	38	-36	-5
completo	-35	-39	47	-31
completo $	-50	-14	25	-19
compra de	32	-30	-37	-12
comprar	16	6	-43	-31
compris	-45	-33	47	-42
compris $	-36	-37	41	-42
con _ presente	-35	37	-33	-17
con caparra	-35	-32	35	-30
con el	36	-45	-7	-28
con il	2	6	-47	1
concept	21	-28	-17	-15
concert $	29	-34	-23	-9
conclusiva	-24	33	-36	-19
conferma	9	2	-40	-14
conform	21	-4	-33	-13
conforme contrato	-4	17	-39	14
conguaglio	2	23	-42	-29
consegna	22	9	-73	-43
consegna $	0	13	-51	-22
consegnato	-50	26	14	-26
conta	47	-31	-44	-28
conto	52	-10	-65	-48
conto rechnung	42	-35	-40	-30
contra	17	2	-59	-45
contra entrega	-2	15	-54	-32
contract	2	13	-51	3
contrat	-30	-5	-23	35
contrato $	1	26	-48	-3
contrato _ arras	-42	-29	42	-40
contrato de	-39	-18	31	1
contratto _ caparra	-35	-38	36	-31
contratto di	-32	-33	12	20
contrattuale	0	10	-41	-6
convenu $	-32	24	-10	-20
copy	1	-12	5	-33
copy $	29	6	-36	-20
copy for	-35	14	-1	-10
corpo	-39	-13	37	-24
corporate design	22	4	-38	-14
correction	2	-5	1	-32
corte	-1	-45	29	7
corte final	-32	-38	43	-26
creation	-7	7	-1	-31
credited	-5	22	-39	-22
crm	2	11	-37	4
cuando	27	-14	-45	-30
cuatro	5	3	-29	3
cubierta	26	-3	-40	-18
cuenta	31	1	-58	-38
cuenta _ de	23	-9	-38	-11
cuenta de	33	-34	-20	-16
cuisine $	18	1	-42	-24
cuota COUNT	17	-14	-16	-21
cuota _ NUMBER	-11	-29	-29	17
cuota de	24	-32	-29	7
cursus	-39	-27	40	-26
cut	-18	-47	48	-35
cut pro	-21	-26	27	-31
d	-17	-63	38	18
d NUMBER	9	15	-47	2
d _ _ NUMBER	18	4	-18	-45
d _ _ de	-57	-33	46	0
d _ du	-2	-20	19	-30
d _ n	23	-3	-49	-34
d un	-58	-36	55	-22
d une	-34	-10	25	-19
da _ SHARE	32	-12	-48	-7
da _ de	-11	25	-22	-38
da data	30	-27	-33	-14
da festa	28	1	-39	-25
da final	-22	-36	35	-13
da primeira	-29	-40	36	-22
dak	29	-14	-42	-36
damit	22	18	-44	-32
dan	-12	13	-4	-38
dank	-37	25	9	-26
das _ drittel	-35	2	8	-23
data	55	-49	-45	-32
date	63	-47	-70	-17
day	-3	-44	38	-45
day $	29	-39	-5	-29
days $	-13	-38	31	-37
days _ the	26	0	-34	-11
days before	22	6	-42	-18
de	-9	-29	17	0
de AMOUNT	2	25	-64	-32
de SHARE	-34	46	-37	-31
de _ AMOUNT	20	9	-48	-28
de _ NUMBER	-26	-26	53	-58
de _ SHARE	41	-23	-42	-17
de _ _ con	-41	3	25	-26
de _ _ contrato	12	-28	8	-8
de _ _ deux	34	-42	-8	-25
de _ _ do	-14	34	-42	-37
de _ _ em	16	7	-14	-39
de _ _ en	0	-44	27	-7
de _ _ et	-43	-21	35	-10
de _ _ horas	-33	-28	39	-41
de _ _ je	-26	33	-38	1
de _ _ le	41	-46	0	-35
de _ _ material	-40	10	30	-11
de _ _ no	-2	-38	16	6
de _ _ resto	28	-46	9	-17
de _ _ total	-39	3	17	-16
de _ _ tres	7	-35	0	14
de _ _ ux	-3	20	-34	-29
de _ _ voor	-1	25	-33	-21
de _ bij	16	-5	-39	-20
de _ com	-54	1	24	3
de _ commande	-42	16	6	-29
de _ compte	-37	-1	13	-8
de _ de	-42	-49	43	21
de _ derniere	-10	-33	30	-7
de _ dia	-32	-30	36	-28
de _ die	-42	47	-35	-35
de _ e	-43	-25	31	1
de _ ja	-30	32	-31	-16
de _ le	37	-35	-33	-26
de _ n	53	-53	-48	-29
de _ para	-46	-22	37	6
de _ parcelas	20	14	-39	-18
de _ por	17	-50	7	10
de _ saldo	24	0	-40	-17
de _ se	30	-27	-41	5
de _ segundo	-41	27	-14	6
de _ traduccion	7	20	-41	-14
de _ tras	-35	35	-24	-10
de _ y	-32	-24	39	-7
de afgesproken	2	32	-37	-26
de andere	5	3	-17	-33
de anticipo	24	4	-60	-15
de app	35	-38	-16	-6
de arras	-44	-31	43	-40
de cierre	-44	37	-31	-22
de cobro	-35	34	-24	-9
de compra	-35	18	19	-27
de consultoria	21	-35	2	3
de contas	-42	31	-15	-41
de contrato	-49	-39	43	-13
de cuatro	4	15	-29	-28
de dos	0	17	-26	-37
de eerste	-4	22	-46	0
de en	3	4	-5	-35
de entrada	-49	10	31	-17
de fecha	39	-35	-34	-26
de fondos	7	9	-42	-32
de fonds	33	-6	-38	-23
de garantia	-44	47	-45	-24
de garantie	-10	7	1	-33
de honorarios	29	0	-50	-24
de julio	15	-12	-39	-17
de la	-36	-16	43	-27
de logotipo	-30	-42	39	-18
de maio	-46	6	9	-4
de marca	-3	19	-34	-33
de mayo	-48	-13	12	8
de medicao	38	0	-51	-39
de obra	18	-25	6	-35
de octubre	-14	10	-47	37
de pagamento	20	-39	-26	17
de paiement	16	24	-37	-24
de piano	-36	-41	-31	37
de proyecto	-37	35	-35	4
de reserva	35	-27	-38	-24
de reservas	-33	-29	17	18
de rest	32	-19	-32	-39
de saldo	-38	2	7	-11
de saldos	-27	-35	34	-16
de solde	-43	18	0	-15
de tout	-39	15	-1	-9
de train	26	-28	-23	-15
de travaux	33	-14	-43	-11
de tres	35	29	-74	-59
de tweede	-10	19	-28	-25
de uma	-46	-43	46	-17
debut	8	12	-38	-8
decompte	6	29	-55	-28
decompte final	-28	38	-40	-11
deducted	-5	15	-51	-32
deducted $	-53	50	-34	-20
deel	-23	24	-12	-52
deel _ de	5	-38	25	-19
deelbetaling	26	1	-48	-16
deelfacturen	-36	33	-25	-18
deelfactuur	35	-29	-39	-14
deelfactuur NUMBER	32	-34	-27	-14
definitif	-26	24	-19	-19
definitivo	34	-22	-41	-18
deja	-42	21	0	-23
del COUNT	-47	42	-1	-21
del NUMBER	-60	9	42	-28
del _ _ la	13	-23	6	-27
del _ ya	-6	18	-35	-27
del cache	17	5	-33	-11
del compenso	-9	42	-65	-19
del contratto	25	6	-35	-8
del precio	23	2	-39	-28
del preventivo	11	3	-40	-15
del proyecto	26	-17	-34	-17
del total	43	-33	-45	-18
delivery $	17	-8	-40	-25
della	-15	20	-7	-44
demande	2	-17	11	-35
demande de	35	-24	-33	-22
demarrage	26	-16	-38	-22
demas	18	5	-37	-21
demi	-40	-30	40	-28
dental	-35	6	33	-40
dep	43	-15	-47	-39
dep SHARE	34	-32	-32	-11
depois	2	10	-29	-41
depois $	42	-44	-33	-16
deposit	14	6	-23	-44
deposit $	17	25	-47	-17
deposit _ AMOUNT	-18	28	-37	-14
deposit _ NUMBER	29	-5	-45	-18
deposit _ design	-37	-29	36	-13
deposit for	43	-35	-42	-21
deposit paid	-32	38	-32	-17
deposit slip	-40	-28	38	-11
depositata	-13	25	-36	-7
deposito	-27	-65	48	-30
deposito de	-44	-23	44	-28
depot	28	-22	-14	-43
depot _ AMOUNT	-15	31	-38	-11
depot _ garantie	-32	-38	36	-12
depot _ marque	-62	-45	52	-24
depot de	-45	9	31	-27
der _ _ die	3	9	-38	-14
der _ fur	17	-8	-34	9
der auftragssumme	-2	7	-36	-20
der rest	2	16	-61	-34
derde	5	25	-53	-26
derde _ drie	-37	36	-22	-15
derde _ laatste	6	2	-40	-34
derde en	6	2	-40	-34
dernier _ _ la	19	-7	-37	2
dernier tiers	-5	35	-47	-20
dernier versement	-5	0	-2	-41
derniere	-29	5	11	-49
derniere tranche	-27	35	-37	-20
des honoraires	32	2	-48	-28
descontada	-35	44	-50	-20
descontado	-27	38	-51	-12
descontar	45	-43	-42	-16
desconto	-52	-48	52	-8
descuenta	-6	30	-56	-30
descuenta del	27	-12	-38	-17
descuento	-40	-4	31	-9
descuento SHARE	-31	-39	35	-5
detratto	-45	43	-36	-24
deu	-39	36	-16	-16
deux autres	29	-4	-41	-28
deuxieme _ du	-26	15	1	-7
deuxieme moitie	-40	32	-26	-11
devis	6	-5	5	-39
devis _ NUMBER	-11	10	-2	-37
devis _ _ NUMBER	22	6	-45	-23
devis d	27	-5	-42	-21
dgd	-30	39	-42	-27
di AMOUNT	-17	29	-38	-26
di _ _ il	-20	24	-37	0
di _ rate	21	-11	-41	-22
di acconto	12	-48	10	-15
di maggio	-36	-30	19	11
di tre	17	9	-51	-35
dias	-12	-33	19	-1
dias $	-52	-3	43	-35
die	-4	19	-30	-14
die _ NUMBER	42	-30	-46	-40
die _ SHARE	-30	41	-56	-20
die _ _ NUMBER	2	-1	-8	-29
die _ der	35	-30	-33	-5
die _ halfte	-4	20	-44	-21
die _ rechnung	20	-40	3	-4
die anderen	-13	21	-40	-16
die ersten	25	-16	-49	-31
diferencia	-21	39	-44	-19
differenz	-28	36	-39	-13
direzione	14	-10	-38	-3
direzione lavori	15	-7	-36	-18
discount	-42	-34	40	-24
diseno	-5	-6	10	-35
diseno _ _ para	-33	-12	29	-19
diste	-39	22	10	-21
dit	9	14	-30	-64
dit is	2	25	-41	-35
dj	3	-39	25	-36
do adiantamento	-34	29	-15	-8
do contrato	28	-6	-55	-6
do mes	-32	-27	-34	34
do orcamento	36	-2	-46	-16
do projeto	-1	21	-40	-14
do saldo	-38	18	-6	-13
do valor	35	-15	-47	-29
do video	-35	23	8	-18
doce	-39	0	18	-1
dodici	-36	-6	16	-3
dois	-2	-8	7	-29
done	-14	33	-25	-43
door	-1	-31	18	5
dopo	-16	26	-38	-31
dopo l	-30	32	-35	-27
dos	5	12	-15	-39
dos honorarios	-17	33	-36	-16
dossier	12	-13	-3	-29
doula	5	16	-34	-29
dovuto	-3	15	-37	-20
down	19	-12	-13	-39
down payment	24	-39	-8	-17
draw	20	9	-43	-18
drie	3	6	-11	-27
drittel	33	4	-52	-45
drone	-14	-35	26	-30
du NUMBER	-35	-33	54	-46
du _ _ NUMBER	-13	6	11	-39
du _ a	10	-35	18	-15
du _ juin	2	-3	1	-31
du chantier	14	-37	0	-15
du forfait	11	-2	-41	-34
du prix	8	18	-50	-20
duas _ por	7	13	-35	13
due $	-49	13	5	-21
due _ days	31	-12	-35	-30
due at	38	-22	-36	-42
due terzi	16	0	-36	-19
duo	-34	-32	36	-24
duo _ COUNT	-25	-29	26	-14
dus _ de	-38	38	-20	-14
e	-39	-11	46	-20
e _ _ da	15	25	-40	0
e _ da	-35	25	3	-32
e _ de	0	-44	16	-3
e _ di	-40	0	23	-21
e _ em	7	-39	25	-24
e _ parte	5	25	-36	-22
e com	-39	32	-6	-3
e et	-35	38	-36	-29
e termijn	23	-19	-44	-24
e ultima	-22	46	-65	-26
e ultimo	-51	50	-43	-38
echeance	29	5	-61	-19
echeance COUNT	36	-41	-27	-34
edicao	-19	-32	39	-20
een	26	-48	15	-37
een derde	48	-43	-42	-25
een keer	-23	-40	39	-32
een van	32	-40	-31	-22
eerdere	-42	41	-37	-22
eerste helft	21	-6	-54	-22
ein	3	-44	19	-3
ein drittel	38	-30	-37	-29
eindafrekening	1	18	-26	-38
eindfactuur	-3	15	-39	-23
eindfactuur $	40	-42	-25	-26
eindredactie jaarverslag	-28	-11	16	-17
eine	-12	-35	35	-32
einer	-32	-38	40	-28
ejecucion	21	-12	-33	-17
el NUMBER	-18	6	18	-52
el SHARE	-28	37	-69	-29
el _ _ junio	10	-37	13	-16
el _ con	29	-37	6	-24
el _ del	3	1	-3	-33
el _ por	-13	20	-34	-17
el _ restante	-4	7	-30	-20
el _ se	35	-32	-32	-21
el anticipo	-37	40	-38	-16
electrica	5	9	-33	-18
em	-26	15	-3	2
em COUNT	6	22	-31	-28
em NUMBER	-9	-33	37	-33
em _ NUMBER	5	-2	21	-38
em _ _ a	-36	30	-27	14
em _ _ de	-42	24	7	-6
em aberto	-37	33	-29	-21
em curso	34	-36	-34	5
em falta	-30	33	-40	-11
em marco	-37	35	-30	-15
en $	-34	-15	23	-27
en NUMBER	-48	14	28	-56
en _ NUMBER	-42	5	16	-2
en _ con	-40	39	-16	-22
en _ de	12	-49	22	-4
en _ fois	24	-34	12	-25
en dan	-39	40	-34	-26
en de	27	-18	-12	-43
en dos	35	-43	-23	-20
en laatste	-37	40	-28	-41
en une	-40	-43	47	-33
encerramento	-46	18	-1	-24
encomenda	2	-1	-6	-34
encomenda $	11	20	-36	-22
encomenda NUMBER	-7	-41	20	-22
endabrechnung	4	15	-36	-31
endabrechnung nach	32	-29	-35	-27
endreinigung	-28	-22	32	-35
enero	-43	31	-51	29
enero $	-17	-3	-37	19
engagement	26	-14	-44	14
ensaio	11	-17	-2	-36
entero	-31	-31	33	-32
entier	-21	-35	35	-21
entire	-33	-28	35	-16
entrada	25	-16	-17	-64
entrada SHARE	7	5	-34	-15
entrada do	10	-42	6	-30
entradas	-39	-18	34	-17
entre	-31	36	-33	-20
entrega	0	10	-14	-56
entrega _ cuenta	23	-5	-56	-18
entrega a	30	-13	-42	-30
entrega de	-34	30	-2	-27
entrega do	24	-18	-46	-16
entregado	-32	-9	29	-16
entregar	2	8	-39	-18
entregue	-29	21	8	-47
entregue $	-40	23	0	-22
entretien	-42	-29	-2	21
er	33	-17	-33	-21
er _ _ NUMBER	34	-37	-30	-14
er au	-35	-17	5	18
er versement	38	-37	-38	-25
era	-57	35	0	-20
eraf	-47	47	-41	-37
eraf $	-31	29	-23	-21
ereloon	7	7	-39	-22
erledigt	-9	13	-10	-27
erst	5	5	-40	-24
erste	36	-25	-32	-18
erste halfte	28	-14	-45	-18
erste rate	41	-26	-46	-30
escultura	21	-8	-35	-18
est	-17	28	-23	-24
esta	-25	47	-57	-15
esta _ a	23	7	-41	-31
estado	15	-10	-26	-20
estado _ pago	15	-10	-26	-20
estado de	15	-10	-26	-20
este	2	18	-57	-15
estimacion	37	-23	-43	-20
estudio	-11	2	13	-33
et	-32	-2	27	-12
et NUMBER	-18	24	-18	-33
et de	-44	3	22	-31
et dernier	-17	31	-47	-35
et derniere	-18	39	-52	-24
etant	-17	27	-54	-36
etape	23	-35	-12	-19
ete	-67	26	11	-6
eu	5	-1	-42	3
euro	22	7	-26	-57
euro $	-42	38	10	-25
euros	-2	22	-34	-32
excel	-41	-5	20	-22
explainer video	-14	34	-39	-14
extension	19	-1	-36	-23
f	-45	-2	31	-33
f NUMBER	-48	3	28	-33
fa	-42	19	-1	-40
fa NUMBER	-42	17	1	-37
fact	-10	28	-36	-24
factura NUMBER	-41	3	21	-21
factura _ _ NUMBER	-36	11	20	-23
factura _ anticipo	42	-37	-43	-17
factura _ la	14	-1	-32	-21
factura final	-27	44	-46	-21
facturara	39	-47	-22	-13
facturation	7	-17	-33	17
facture COUNT	24	-21	-29	-17
facture NUMBER	-36	-20	24	-25
facture _ _ n	24	-13	-40	-27
facture _ acompte	34	-24	-46	-16
facture _ cloture	-29	33	-35	-21
facture _ solde	-48	41	-39	-10
facture d	36	-24	-49	-26
facture de	-18	13	0	-40
facture finale	-4	28	-51	-32
facture intermediaire	46	-30	-49	-22
factuur	-41	0	31	-32
factuur COUNT	37	-31	-40	-20
factuur NUMBER	-50	12	18	-17
factuur _ NUMBER	-43	13	19	-28
fallig $	-18	24	-34	-7
falta	13	5	-77	-23
falta $	-45	46	-34	-26
faltam	21	-15	-35	-25
faltan	27	-24	-33	-29
fase	48	-31	-35	-46
fattura NUMBER	-37	-5	26	-15
fattura _ _ n	-12	22	-39	-12
fattura _ acconto	29	-13	-41	-21
fattura _ saldo	6	4	-48	-17
fattura a	-3	12	-43	-17
fattura d	20	0	-45	-15
fattura di	-8	18	-14	-31
fatture	-38	-2	31	-17
fatura _ adiantamento	30	-39	-15	-14
fatura final	4	28	-48	-7
faturacao	17	-1	-36	7
faturado	-39	-34	39	-14
faturas	-35	33	-25	-18
feb	-11	3	-30	24
febrero	-37	18	-25	18
fecha	43	-16	-64	-35
fechado $	-25	-48	43	-18
fecho	-29	36	-34	-35
fee for	7	11	-47	17
fertig	-10	13	-6	-42
festa	6	-4	1	-49
festa $	30	-20	-42	-19
festival	7	-27	8	-39
fevereiro	-5	6	-44	23
fevrier	-17	10	-39	21
fica	-29	45	-42	-30
ficou	-34	35	-18	-33
film	3	20	-33	-30
film $	20	-5	-38	-10
fim	12	-30	-4	8
fim $	29	-4	-42	-33
finais	-16	24	-35	-29
final	-21	19	-4	-50
final $	55	-39	-43	-24
final SHARE	-38	44	-48	-10
final _ NUMBER	-42	-22	25	-32
final _ _ NUMBER	-46	-45	50	-17
final _ _ SHARE	-26	32	-36	-10
final _ _ de	-48	-20	36	-24
final _ at	31	-35	-8	-23
final _ de	-44	32	-25	-7
final _ for	-35	39	-37	-25
final _ la	-41	25	-4	-12
final _ of	20	-38	14	3
final _ pro	-21	-26	27	-31
final a	-42	41	-38	-13
final account	-11	35	-47	-22
final bill	35	-28	-40	-31
final cut	-32	-59	56	-34
final de	-57	-39	59	-22
final del	-8	-42	37	-15
final do	-43	-29	39	-19
final instalment	5	5	-35	-13
final invoice	13	36	-53	-21
final obra	-33	37	-38	-18
final payment	-45	51	-45	-12
final price	36	-36	-29	-15
final video	-44	15	-5	-23
finale	-22	11	-1	-34
finca	15	-47	34	-24
fine	-1	12	-33	-2
fine lavori	-27	34	-40	-21
finiquito	-6	23	-26	-22
firma	31	-12	-50	-37
firma _ contratto	33	-33	-19	-26
firma del	38	-40	-24	-26
first _ course	-37	-21	32	-26
first _ of	52	-42	-48	-28
first _ was	-33	29	-22	-18
first aid	-44	-22	37	-29
first half	45	-17	-59	-39
first of	4	-36	-24	18
first third	33	-30	-28	-28
fixed fee	-26	-20	33	-39
fixo	-33	-30	9	4
floor	-33	-31	37	-26
flyer	-24	-33	33	-27
foi	-48	37	1	-30
foi _ em	-37	37	-36	-21
folder	-34	-26	32	-12
folgen	40	-41	-36	-27
folgt	20	-14	-33	-27
folgt $	31	-35	-16	-13
follow	13	-49	11	-36
following	-34	34	-12	-24
fondo	22	7	-39	-32
fondos	7	9	-42	-32
fondos $	-21	24	-32	-23
fonds	37	-10	-42	-24
for $	-14	-27	35	-38
for _ NUMBER	-16	-54	10	22
for _ _ of	17	-31	-3	-14
for your	-14	-34	38	-42
foram	-39	40	-34	-14
forfait $	-54	-40	56	-40
formation	9	14	-18	-55
foto $	-36	-35	35	-19
fotografia de	-28	3	-1	14
fotografico	9	0	-8	-37
fotos	3	11	-11	-45
fotos de	-35	8	-1	-11
fr	17	-17	1	-43
fr _ NUMBER	27	-33	-15	-30
framing	31	-33	-29	-18
freigabe $	-35	39	-31	-26
friday	-35	7	12	-35
from	9	-7	-6	-43
front	25	-49	-7	-7
ft	-50	36	3	-36
ft NUMBER	-65	38	9	-33
ft _ COUNT	-41	20	13	-26
ft _ NUMBER	-41	-1	15	-17
full	-36	-1	22	-44
fur _ _ NUMBER	-12	-36	5	9
fur _ _ der	36	-38	-14	-16
further	12	0	-18	-35
garantia	-59	41	-17	-34
garantie	-15	13	-2	-40
garanzia	-1	28	-49	-20
garanzia SHARE	1	12	-43	-8
garden	17	7	-5	-33
gebracht	-48	48	-25	-17
geen	-40	-9	27	11
geliefert	3	2	-9	-34
gem	48	-7	-61	-20
gem _ NUMBER	9	5	-31	-9
gennaio $	-44	27	-31	20
gereed	28	-13	-46	-21
gestaltung	-18	-42	41	-35
gestao de	-30	-4	-41	39
gestion	-46	-39	-20	35
gestionale	23	2	-46	-17
get	52	-51	-40	-26
get the	30	-32	-17	-12
gia	-50	41	-18	-45
gia _ _ NUMBER	-24	33	-36	-17
gia fatturato	-2	12	-38	-17
giornata	-32	-40	40	-23
giugno	-16	0	-24	20
giugno $	10	-10	-43	19
gli altri	11	15	-42	-24
go live	12	-1	-60	-23
graag	24	-13	-24	-39
gracias	-36	14	11	-8
grafica $	26	-50	-2	-36
guia	-35	-34	36	-29
h	-13	-87	35	1
h $	-69	-53	63	-22
h de	10	-32	-5	-27
habt	-38	17	-6	4
had	-66	57	-33	-13
hadden	-21	33	-28	-29
half $	-35	37	-38	-8
half _ _ fee	14	17	-40	-26
half _ the	11	-20	5	-33
half day	-51	-29	44	-24
half for	-29	35	-30	-22
half now	20	-10	-38	-16
half of	22	-11	-12	-45
halfte	7	27	-96	-25
halfte bei	40	-42	-28	-11
halve	-40	-32	36	-29
halve dag	-36	-25	31	-27
hand	-43	5	15	-24
handover	-5	17	-39	-19
has	-2	23	-52	-27
hele	-49	-43	33	5
helft	0	14	-27	-33
herbst	6	13	-40	-25
here _ the	-3	19	-37	-20
het _ _ de	13	-2	-49	14
het _ _ van	18	-23	7	-39
het _ dat	-36	30	-18	-16
het _ is	4	12	-50	-36
het afgesproken	1	33	-42	2
hire	-35	9	17	-27
hito	19	0	-43	-23
hold	31	-11	-40	-27
honoraires d	-12	3	-29	16
honorar $	-13	-24	25	-38
honorario	-40	-44	42	-16
honorarios $	3	-22	19	-30
honorarios _ _ menos	-21	26	-33	-14
honorarios _ de	15	20	-40	-23
honorarium	-5	12	3	-36
hoofdstuk _ _ m	26	-16	-28	-19
hoofdstuk _ t	26	-16	-28	-19
hora	-55	-50	49	-6
hora $	-34	-28	14	6
horas	-27	-39	-4	26
horas $	-38	-34	49	-47
horas de	7	-35	-42	33
hosting	-35	-21	-28	30
hosting _ NUMBER	-23	-28	-39	36
hours	-15	-47	-13	25
hout	21	8	-45	-46
hrs	-16	-49	10	17
i	50	-17	-61	-20
i NUMBER	-12	36	-47	-27
ici	7	4	-33	7
identite	3	8	-29	-28
identite visuelle	17	-4	-32	-22
igual	-36	-28	10	9
iguala _ asesoria	-13	-12	-25	22
ihr	15	-15	-28	13
ik	27	0	-45	-10
il	15	4	-32	-22
il NUMBER	-1	8	9	-43
il SHARE	-2	10	-48	-6
il _ NUMBER	-17	26	-35	-15
il _ _ e	-1	-4	-1	-36
il _ a	29	-20	-40	-30
il _ in	46	-43	-30	-15
il _ si	2	10	-38	-13
il reste	-42	44	-37	-12
il saldo	19	-37	14	-11
ilustracion	19	-52	13	-21
imagens	3	-39	4	-2
images $	-17	-32	25	-20
importe	-41	23	15	-35
impression	11	-34	23	-19
imputation	-32	32	-25	-19
in _ _ the	22	-44	7	-24
in _ gebracht	-45	48	-43	-18
in _ gestellt	21	4	-33	-24
in _ keer	5	-43	26	-43
in _ per	-35	-20	22	10
in conto	29	-19	-27	-24
in de	14	-32	-9	10
in een	-42	-36	44	-34
in maart	-19	36	-37	-4
in mindering	-12	24	-43	-14
in one	-31	-26	13	6
in rechnung	14	13	-50	-37
in twee	33	-48	-11	-34
inbegrepen	-33	-34	16	5
incl	-22	7	10	-43
incl _ _ NUMBER	-28	33	-34	-12
included	-28	-37	12	10
incluido	-29	-43	30	-2
incluido $	-21	-35	35	-45
inicial	36	-8	-51	-48
initial	39	-38	-32	-18
initial payment	36	-40	-14	-8
iniziale	31	-24	-28	-17
inkl	-56	-13	20	11
inst	20	11	-35	-26
inst _ NUMBER	28	-34	-26	-23
inst of	28	-34	-26	-23
instalacion electrica	5	9	-33	-18
instalado	-32	12	13	-23
instalment	27	-1	-35	-38
instalment $	23	-3	-43	-18
institucional	17	13	-44	-25
institucional $	24	9	-51	-24
integro	-32	-35	33	-13
inteiro	-43	-33	41	-27
inteiro $	-28	-20	26	-16
interim _ _ NUMBER	9	-27	2	-45
interim _ no	39	-24	-42	-34
interim bill	38	-35	-38	-36
interim invoice	33	-26	-37	-25
intermedia	42	-37	-47	-12
intermediaire	23	-44	-11	-28
intermedio	45	-45	-28	-35
intero	-54	-21	45	-40
interprete	-37	-41	45	-33
inv	4	20	-20	-41
inv NUMBER	-9	21	-9	-38
inventario	19	-4	-40	-10
invoice COUNT	39	-33	-38	-27
invoice NUMBER	-28	29	-7	-32
invoice _ NUMBER	-15	-9	14	-36
invoices	-29	36	-39	-27
is	-15	42	-43	-23
is _ _ of	-20	27	-31	-21
is in	-18	29	-38	-32
is the	18	-6	-44	-46
ist	-1	20	-48	-9
ist _ _ fix	39	-42	-25	-11
iva	-35	-26	40	-12
iva $	-22	44	-45	-32
iva SHARE	-45	-48	50	-17
ja	-24	51	-50	-58
ja paga	-36	36	-32	-13
jaarverslag $	24	8	-43	-17
jalon	24	-5	-31	-33
jalon COUNT	25	-27	-24	-24
jan	-32	10	-32	23
janeiro	-41	19	-33	18
janeiro $	-35	15	-25	15
januari	-16	1	-43	22
jardin $	-4	28	-49	-19
je	-39	36	-24	6
jetzt	7	0	-17	-39
job	-27	5	17	-30
jornada	-5	-35	22	-18
journee	-28	-11	27	-33
jours	-50	-33	13	15
juillet	7	-21	-39	19
juillet $	14	-10	-31	-5
juin $	5	-15	-41	33
july	-36	-3	-1	6
june	-3	7	-34	26
june $	-1	9	-29	16
kick _ payment	0	9	-34	-18
kitchen	13	4	-38	-27
klaar	8	10	-20	-38
komplett	-41	-6	17	-33
komplett $	-28	-45	42	-25
komt	32	-20	-35	-32
korting	-39	-35	38	-10
kosten	-2	2	3	-33
kuche	20	2	-36	-26
kw	6	-17	-27	17
kw NUMBER	3	-16	-26	17
kw _ NUMBER	-21	-20	-29	29
kwartaal	-34	-38	-32	38
l _ _ a	-2	22	-59	-35
l _ alla	19	-39	14	-17
l _ di	-23	32	-38	-31
l _ meta	-30	33	-43	-26
l acconto	-35	22	1	-10
l altra	-20	26	-47	-28
l anticipo	-32	40	-45	-24
l autre	-21	34	-49	-27
l ultima	41	-47	1	-27
la	16	-3	-7	-51
la _ NUMBER	-40	-1	25	-32
la _ SHARE	39	-36	-38	-12
la _ _ NUMBER	-10	20	-17	-44
la _ _ a	11	-40	20	3
la _ _ de	20	-35	1	2
la _ _ del	-24	-7	23	-39
la _ _ du	-38	-12	33	-20
la _ _ esta	-36	33	-20	-15
la _ _ l	22	-12	-19	-34
la _ _ que	-38	19	10	3
la _ a	24	-43	5	-10
la _ en	2	14	-25	-40
la _ fattura	-21	29	-38	-14
la _ l	-15	25	-45	-21
la _ la	-20	16	6	-37
la _ parte	-38	24	1	-22
la _ se	38	-26	-34	-11
la _ ya	-30	38	-44	-28
la caparra	-40	39	-22	-12
la commande	34	-14	-41	-39
la derniere	4	-42	34	-14
la entrega	-41	41	-9	-20
la facture	31	-45	2	-29
la fecha	29	-11	-41	-22
la firma	27	-18	-38	-15
la instalacion	12	2	-35	-18
la livraison	36	-25	-52	-14
la parte	9	16	-43	-23
la pose	53	-50	-48	-33
la premiere	-41	23	15	-28
la primera	-58	49	-17	-26
la provision	-35	34	-28	-12
la remise	16	2	-53	-18
la semana	14	-36	4	-22
la senal	-41	31	-6	-31
la signature	6	7	-51	-16
la traduccion	1	22	-36	-18
laatste	-29	16	-5	-14
laatste SHARE	10	-5	-37	-25
laatste betaling	-36	44	-43	-25
laatste factuur	-22	27	-30	-18
laatste schijf	-5	23	-49	-28
labour	-11	1	9	-33
lancer	41	-38	-37	-21
landing	-40	1	22	-14
lapide	-11	32	-34	-19
las	-5	24	-24	-36
las _ _ que	-42	38	-28	-20
las _ de	-36	35	-32	-18
last	-35	36	-20	-49
last SHARE	15	2	-38	-10
last _ _ the	-32	11	1	-28
last _ of	-39	8	7	-14
last minute	-15	-43	39	-35
last of	-43	47	-41	-24
last one	39	-39	-38	-9
last payment	-49	55	-52	-30
last third	-51	31	-14	-35
later	61	-52	-51	-35
later $	39	-37	-36	-21
laut angebot	-34	-37	36	-29
lavori	12	3	-17	-37
lavori $	3	21	-43	-19
lavori di	-34	-5	17	-15
layout	-7	-19	24	-29
le COUNT	-31	15	4	-27
le _ _ NUMBER	-9	-12	21	-36
le _ _ la	40	-26	-32	-27
le _ pour	-13	33	-34	-23
le altre	-9	29	-40	-21
le concert	6	5	-30	-9
le dernier	-4	-19	19	-39
le restant	13	-7	-39	-21
le reste	42	-51	14	-33
left	-38	45	-42	-26
length 0	-2	-18	32	-47
length 3	-29	-55	31	54
length 4	-11	-12	-20	47
length 5	18	18	-39	-55
length 6	-18	58	-81	-78
les _ autres	31	-3	-41	-32
les _ de	29	-39	-48	28
les _ et	24	-36	0	-21
les deux	-5	30	-39	-28
less	-7	26	-48	-26
less _ retainage	34	-32	-35	-5
letzte	-24	1	11	-34
letzte drittel	-32	-4	8	-21
letzte teilrechnung	-34	35	-30	-14
levantamento	10	-34	-3	-23
libro	1	18	-38	-30
ligne $	-2	15	-44	-6
liquidacao	-37	33	-32	-21
liquidacion final	-1	17	-47	-14
live	-19	26	-42	-34
live $	-1	7	-52	-24
livegang	-13	19	-40	-18
livree	-7	2	3	-36
lo	14	26	-51	-55
lo _ queda	-33	32	-20	-12
lo demas	14	8	-36	-21
lo que	6	23	-60	-41
location	13	-37	4	-10
logo	6	1	0	-57
logo $	24	-10	-16	-42
los	-6	34	-47	-8
los honorarios	-5	19	-38	-25
losse	-36	-43	38	-31
lot	-16	31	-26	-50
lot NUMBER	18	10	-33	-30
lph	18	11	-45	-23
lph NUMBER	19	9	-45	-22
lt	36	-9	-55	-12
luglio	-17	-2	-34	26
m _ _ NUMBER	-41	31	-37	21
ma	19	-39	-24	18
maand	-22	-45	-51	48
maar	40	-43	-31	-30
maart	-42	15	-21	27
maart $	-25	-47	-2	17
maggio	-55	3	-9	24
maggio $	-47	8	-4	12
mai	-23	-19	-20	29
mai $	-40	-35	7	14
mai et	22	-5	-38	-22
mail	-3	-32	29	-34
main	12	-27	12	-44
maintenance	-32	-19	-41	36
maintenant	11	-9	-3	-35
maio $	15	-39	7	-4
mal	11	-42	12	6
manca	-10	39	-48	-35
mandat	3	9	-38	8
mano	-30	9	26	-44
manque	-39	34	-27	-16
mantenimiento	-35	-31	-31	33
manual	3	16	-22	-35
manuale	16	8	-32	-34
mar	-31	22	-30	11
mar $	-30	27	-30	7
marca	1	12	-23	-48
marca $	2	14	-40	-23
marco	1	3	-32	3
mariage	20	-1	-20	-37
mars	-39	-8	-18	31
marz	-38	14	-17	25
marzo	-35	5	-6	23
marzo $	-56	17	1	13
mas	35	-45	-7	-7
material	-22	13	15	-50
material $	-27	-60	32	-28
materiale	-38	-4	33	-15
materiales	30	8	-45	-29
materials $	-19	-43	22	-15
matrimonio COUNT	-8	17	-34	-16
matrimonio _ NUMBER	3	6	-31	-18
mayo $	-45	-5	-13	22
me	-11	38	-47	-17
media	-37	-14	13	11
medicao	41	9	-58	-51
medicao NUMBER	41	-46	-31	-23
medicao _ _ NUMBER	13	-37	0	-25
medicao _ o	24	-35	-18	-17
medicao final	-48	43	-38	-14
medicao n	24	-35	-18	-17
medida	22	-12	-26	-34
medida $	36	-18	-41	-23
meia	-42	0	34	-18
meilenstein	29	-8	-39	-28
meilenstein ALL	-40	37	-28	-13
meilenstein NUMBER	39	-31	-34	-30
meio dia	-32	-26	37	-34
meno	-44	28	-14	-21
menos	-41	27	-9	-42
mensal	-47	-39	-32	41
mensile	-35	-32	-33	37
mensual	-52	-41	1	10
mensual asesoria	-13	-12	-25	22
mensual de	-29	-30	-36	36
mensualidad	-39	-19	-47	42
mensualite	16	5	-38	-4
mensuel	-35	-29	7	1
mensuelle	-32	-28	-37	35
mentoria	4	19	-44	-33
menu	-48	-12	40	-32
mercado	11	5	-35	-17
mes	-53	-49	-71	74
mes $	-41	-30	-32	38
mes de	-40	-37	-44	44
mese	-51	-47	-45	54
meses	-38	3	3	-3
meta	1	3	-6	-43
meta affresco	14	11	-41	-15
meta compenso	17	8	-51	-23
meta del	28	-3	-53	-20
metade	1	14	-30	-35
metade $	-44	44	-36	-11
metade do	14	1	-53	-22
metade no	37	-37	-32	-17
mezza	-31	-35	38	-27
mil	-6	28	-44	-32
milestone NUMBER	19	3	-43	-25
min	-75	28	15	-29
min $	-34	-56	58	-31
min _ NUMBER	-17	31	-22	-44
min aanbetaling	-30	34	-38	-14
mindering	-12	24	-43	-14
mindering gebracht	-39	38	-34	-16
minus	-34	51	-64	-25
minus _ _ NUMBER	-18	22	-28	-10
minute	-22	-53	45	-9
mir	-19	17	-6	-34
mise en	-19	14	1	-36
mitad	7	14	-36	-31
mobilisation payment	34	-24	-40	-21
moins	-30	27	-20	-40
mois	-43	-28	-65	62
mois $	0	-31	-30	24
mois de	-32	3	-29	29
moitie	8	9	-32	-49
moitie _ honoraires	25	-12	-32	-23
moitie des	26	-5	-40	-30
monat	-29	-27	-45	39
money	25	10	-39	-42
montage	24	-28	8	-37
montage final	-14	-35	31	-9
montaggio finale	-24	-36	34	-18
montant	-3	16	-9	-40
montata	-32	8	19	-12
month	-24	-56	-54	54
monthly fee	-31	-27	-35	35
more	30	-30	-10	-39
mots $	-30	-22	28	-28
mtl	-23	-24	-32	32
muebles	-18	24	-35	-21
mural	16	22	-38	-34
mural $	-13	30	-36	-20
musica	-43	2	-10	18
n	46	-46	-11	-64
n NUMBER	45	-17	-41	-55
n _ NUMBER	21	-52	10	-28
n _ _ NUMBER	-7	21	-35	-14
n _ _ remodelacao	20	-31	-16	-14
n _ del	-36	35	-24	-7
n o	23	-62	12	-27
na	-13	-2	20	-78
na _ _ NUMBER	-15	31	-45	-23
na _ da	27	-8	-41	-30
na _ do	43	-43	-13	-29
na _ van	-19	27	-56	-20
na aanbet	-35	34	-27	-6
na adjudicacao	43	-45	-31	-15
na assinatura	33	-25	-39	-33
na de	-3	1	-10	-41
na entrega	21	-11	-73	-16
na plaatsing	17	-33	1	-16
nacalculatie	4	13	-36	-16
nach abzug	-34	30	-27	-10
nach dem	26	-20	-50	-21
nach der	31	-22	-24	-30
nach montage	37	-40	-30	-7
nada	-48	-25	42	-36
nave	8	10	-38	6
nd half	-30	34	-39	-14
nessun	-37	-29	35	-12
net	-31	-9	16	-20
netto	1	7	-34	0
next	2	-35	-45	16
niet	1	-39	20	-37
no	44	-35	-15	-36
no NUMBER	65	-24	-62	-63
no _ _ NUMBER	15	-38	10	-4
no _ da	19	-47	22	-22
no ar	-33	37	-31	-22
no dia	28	-15	-44	9
no fim	24	-44	-22	18
no final	30	-40	3	-15
noch	-29	46	-71	-34
noch NUMBER	-38	37	-29	-21
nog	-4	43	-64	-59
nog $	46	-49	-24	-19
nog _ betalen	-44	45	-31	-26
nog te	-28	36	-43	-28
non refundable	43	-34	-44	-12
nos	14	4	-60	15
nothing	-52	4	25	-32
nov	-24	-25	-30	35
novel	18	-38	6	-23
november $	-52	0	-15	21
now	5	7	-16	-51
now $	10	-42	18	-20
now due	-45	43	-33	-10
now that	-42	42	-34	-10
nr	29	-46	-15	-11
nr NUMBER	29	-46	-15	-11
nr _ renovatie	26	-29	-19	-16
nu	9	18	-39	-69
nun	-30	43	-41	-27
o	2	25	-38	-26
o NUMBER	23	-56	10	-28
o _ da	-37	14	19	-24
o _ ja	-40	37	-28	-11
o _ o	38	-37	-29	-19
o _ remodelacao	20	-31	-16	-14
o adiantamento	-37	34	-17	-8
o pagamento	17	9	-36	-25
o que	5	13	-45	-31
o ultimo	35	-43	13	-19
oak table	25	-9	-32	-14
obra	17	2	-15	-57
obra $	-7	4	6	-43
obra NUMBER	22	13	-35	-17
obra SHARE	34	-32	-37	-9
obra _ NUMBER	35	-14	-41	-17
obra _ material	-40	10	30	-11
obra no	33	-30	-34	-12
obrigado	-43	13	23	-21
of AMOUNT	17	0	-50	-29
of _ _ the	14	-6	-3	-35
of _ agreed	20	-2	-33	-24
of _ fee	7	38	-65	-40
of _ payments	7	4	-44	-17
of a	-43	-21	38	-21
of contract	41	-38	-39	-22
of fee	-14	39	-37	-25
of quote	23	-10	-34	-8
of three	9	16	-48	-19
off	-3	-6	13	-49
off the	35	-16	-45	-25
offen	3	7	-31	-8
offener	-8	17	-36	-7
offener rest	-7	18	-38	-16
offerte	16	-3	-1	-37
ogni	-33	-22	-17	30
oktober	-18	-28	-20	33
oktober $	-20	-18	-36	31
om	43	-33	-39	-12
on	32	-11	-30	-24
on NUMBER	-53	24	15	-20
on _ NUMBER	-34	32	-15	0
on _ _ for	17	-30	-14	5
on _ of	17	16	-66	-34
on account	32	-11	-41	-34
on delivery	-23	33	-46	-33
once	39	-30	-26	-23
once the	37	-38	-31	-30
onderhoud	-23	-36	-9	15
one	-16	-76	56	-32
one off	-38	-36	42	-28
one third	39	-33	-32	-25
online $	5	2	-9	-25
onorari	29	-4	-43	-13
onorario	-23	-13	28	-35
onorario $	-34	-7	27	-24
ont	-12	29	-38	-16
ont ete	-25	32	-34	-15
ontvangen	-45	49	-50	-26
op NUMBER	-55	10	28	-40
op _ NUMBER	-36	24	-25	16
opdracht	31	-19	-14	-37
open	20	-7	-47	-26
opening	1	-33	23	-26
ora $	-36	-27	28	4
orc	20	-7	-30	-6
orc NUMBER	22	-14	-37	-17
orcamento	0	-23	15	-34
order $	22	-39	-1	-9
order NUMBER	-31	13	21	-32
ore	-32	-48	37	7
ore $	-43	-38	53	-34
os	-20	32	-22	-20
os NUMBER	-33	27	-22	-10
os SHARE	-14	23	-43	-16
os _ NUMBER	-30	23	-19	-15
os _ que	-32	34	-36	-19
other	-23	34	-32	-35
other SHARE	-37	38	-43	-12
other _ _ the	-15	24	-33	-24
other half	3	16	-41	-21
ottobre	-11	-7	-39	28
ottobre $	-3	-2	-38	27
outra metade	-37	40	-30	-11
outras	37	-2	-45	-37
outstanding	-2	9	-26	-32
outstanding balance	-27	33	-36	-19
overige	4	9	-46	-27
owing	-27	27	-26	-18
p $	-31	-29	33	-19
p NUMBER	15	11	-34	-20
pacote de	36	-21	-41	-23
pagamento $	-12	-39	20	-29
pagamento COUNT	29	-23	-30	-19
pagamento _ NUMBER	-10	-43	24	-28
pagamento _ conta	35	-46	-30	-36
pagamento _ vista	-29	-28	27	-19
pagamento a	-39	-38	38	-28
pagamento final	-16	40	-47	-10
pagamento intermedio	39	-27	-37	-26
pagamento por	29	-39	-24	-32
pagar	-63	34	-6	-42
pagar $	-34	26	-22	-14
pagata	-38	33	-18	-21
pagati	-34	34	-35	-21
pagato	-54	3	25	-1
page	-31	-24	34	-39
pages	-27	3	19	-35
pagina	-13	-13	19	-32
paginas $	-23	-37	34	-14
pago	13	-18	3	-31
pago COUNT	43	-36	-45	-32
pago _ cierre	-28	32	-34	-23
pago a	25	-52	10	-22
pago final	-32	44	-44	-8
pagos	10	17	-38	-46
pagou	-48	39	-11	-27
paid	-39	19	5	-20
paid _ full	-22	-39	36	-22
paiement	7	18	-20	-47
paiement $	-36	13	-4	-17
paiement COUNT	27	-26	-28	-21
paiement final	-31	43	-42	-20
par	-47	0	12	7
para	20	-36	2	-13
para NUMBER	-38	5	31	-39
para _ la	50	-41	-46	-33
para el	8	-42	9	-34
para honorarios	25	-23	-26	-16
parc	20	7	-34	-29
parcela	-11	21	-14	-32
parcela COUNT	28	-24	-37	-13
parcela _ _ visual	23	-22	-30	-17
parcela _ identidade	23	-22	-30	-17
parcela de	17	-2	-38	-12
parcela final	-26	31	-39	-23
parcella	19	4	-50	-18
parcial	31	-55	-11	-26
parcours	35	-29	-33	-17
part payment	38	-30	-44	-9
parte	10	36	-56	-14
parte del	23	20	-48	-25
parte do	36	-41	-5	-29
partielle	27	-19	-34	-32
parts	-33	-31	36	-24
paso	14	5	-40	-4
pauschal	-40	-37	46	-46
pauschal $	-33	-31	39	-41
payable _ _ before	7	14	-41	-24
payee	-42	33	-2	-28
payer	-19	16	-9	-31
payes	-40	41	-32	-15
payment	27	-23	-13	-63
payment $	-37	11	20	-22
payment COUNT	40	-38	-39	-15
payment SHARE	40	-30	-50	-17
payment _ _ NUMBER	-15	-34	21	-24
payment _ the	23	0	-39	-20
payment no	33	-32	-33	-8
payment of	-38	24	3	-25
payment on	49	-44	-48	-17
payments	-15	27	-27	-34
peca	-21	-34	34	-13
pelo	-42	23	11	-22
pendiente	-16	23	-25	-33
per _ _ NUMBER	12	10	-41	2
per _ _ il	38	-34	-36	-12
per _ e	5	9	-46	-17
per _ il	48	-44	-40	-2
per _ la	30	-19	-36	-31
per la	-45	35	0	-9
per our	-1	-34	11	-9
per quote	-36	0	27	-23
percorso	22	-6	-45	-21
percorso di	-1	13	-32	-14
pergola	14	22	-48	-20
personen	-14	-45	29	-36
personnes	5	-26	9	-34
phase	39	-14	-39	-36
photos	-58	-26	47	-22
piece	-37	14	21	-22
pintado	-38	-16	36	-16
piscina	-1	-1	-34	20
piso	-15	-25	26	-30
plaatsing	31	-43	-13	-20
placas $	-37	2	29	-14
place $	19	-26	-5	-39
plano	-1	-42	-27	27
planos	7	14	-40	-24
plazo	10	19	-50	-47
plazo de	-10	28	-35	-25
plus tard	36	-24	-39	-29
pmt	20	17	-41	-27
poi	36	-41	-21	-42
por _ no	-35	2	25	-24
por _ para	36	-27	-36	-23
por adelantado	35	-51	-19	-3
por cierre	-36	-34	34	-15
por conta	49	-34	-48	-45
por inteiro	-31	-19	28	-15
por las	-43	21	8	-20
porta	-35	1	32	-15
portrait	-2	11	-12	-38
pose	10	-1	-9	-51
pour _ le	42	-38	-34	-24
pour cent	35	-37	-25	-26
pour la	-7	-6	14	-47
pour les	11	12	-24	-37
pp	-43	-26	33	-27
pr	-10	-25	-44	35
pra	29	-42	-11	-1
pra _ a	36	-30	-36	-21
pre	50	-44	-41	-2
precio cerrado	-36	-11	33	-21
precio por	-32	-29	34	-25
preco	-47	-7	34	-6
premier	36	-43	-22	-17
premier tiers	35	-31	-36	-20
premiere	6	-13	4	-46
premiere moitie	36	-26	-43	-21
prep	16	-42	15	-21
prepaid	8	15	-19	-33
prestacao	29	-20	-29	-19
prestacao de	9	-38	5	-15
presupuesto p	24	-9	-41	-25
preventivo	-21	6	19	-40
prezzo	-24	3	13	-43
prijs	-33	33	3	-35
prijs $	-52	-8	46	-38
prima	36	-28	-18	-57
prima _ del	31	-41	-22	-19
prima comunione	-40	-41	39	-21
prima meta	38	-9	-69	-22
prima rata	39	-31	-45	-11
primeira	6	-9	-2	-56
primeira _ do	12	-50	13	-16
primeira metade	17	-5	-45	-11
primeiro	27	-51	-12	-2
primer	48	-44	-33	-49
primer _ de	35	-37	-24	-38
primer pago	40	-27	-47	-22
primer plazo	31	-19	-36	-17
primera _ de	16	-38	10	-21
primera comunion	-36	17	-7	-11
primera mitad	21	-6	-39	-13
prix	-29	-25	36	-19
processo	15	-1	-31	-32
production	34	-22	-40	-5
produzione	0	9	-35	-33
programme	3	-7	7	-33
progress	30	-29	-19	-45
progress _ NUMBER	27	-17	-37	-24
progress claim	30	-19	-35	-23
projeto $	-10	30	-37	-14
pronta	-39	32	-13	-17
pronto	-43	15	19	-28
prototipo	29	-39	-6	-17
provisao	23	9	-45	-30
provisao _ honorarios	25	-23	-26	-16
provisao para	33	-35	-33	-19
provisie	26	-21	-38	-27
provisies	-47	41	-13	-12
provision	23	4	-70	-27
provision _ fondos	7	9	-42	-32
provision de	7	10	-43	-33
q	-16	10	-70	45
q NUMBER	-2	-18	-66	53
q _ NUMBER	-26	-34	-29	30
qu	21	-1	-36	-25
quand	29	-13	-37	-25
quando	47	-43	-63	-4
quanto	-47	54	-54	-24
quartal	-32	-32	-33	36
quarter	3	-33	-36	32
que	-33	57	-38	-38
que _ del	-41	46	-37	-15
que _ para	-46	45	-33	-25
que falta	17	-11	-40	-28
que ficou	-43	41	-23	-19
que o	-38	24	2	-18
que resta	-42	42	-28	-19
queda	-33	41	-52	-40
quedan	19	4	-39	-24
quedo	-45	11	14	-19
qui	-3	34	-42	-41
quitacao	-36	30	-22	-37
quitacao do	-27	25	-21	-24
quota	46	-20	-71	-13
quota finale	-40	38	-32	-29
quote	-3	-9	21	-41
quote q	27	-3	-43	-28
quoted	-19	3	9	-31
r	-9	7	-1	-34
r AMOUNT	-6	5	-2	-30
rapport	-19	-9	24	-29
rata	26	13	-54	-27
rata di	9	8	-47	-14
rate COUNT	19	-15	-22	-17
rate _ NUMBER	7	3	-41	-20
rate von	-13	24	-49	-37
re	31	-11	-15	-44
re NUMBER	-45	25	2	-33
re _ NUMBER	-36	24	-8	-27
reception	-20	-3	17	-37
reception $	-38	-7	25	-25
recette	-11	16	-36	-23
rechnung	20	-19	-1	-26
rechnung gestellt	21	4	-33	-24
redes	-33	-30	-11	19
reeds	-12	26	-45	-21
ref	9	-4	-33	10
reforma bano	24	-21	-36	-27
regie	4	4	-37	26
regularizacao	-40	37	-21	-16
reken	33	-37	-27	-30
reken ik	33	-37	-27	-30
relaunch	20	2	-37	-26
release	-24	37	-44	-33
release of	-39	39	-36	-31
relecture	-36	-19	35	-26
releve	-1	-32	-8	19
reliquat	-24	32	-28	-34
remainder	32	-4	-63	-38
remainder of	-51	45	-35	-26
remaining	-9	9	-11	-46
remaining SHARE	-2	12	-53	-9
remaining balance	-1	32	-44	-10
remaining half	-7	18	-39	-26
remanente	-44	43	-34	-28
remanescente	-2	12	-35	-18
remise SHARE	-34	-49	43	-5
remise du	-10	20	-32	-17
remodelacao	24	8	-38	-19
renovation	21	2	-35	-31
reportagem	-38	16	15	-28
reserva	24	-22	-16	-59
reserva $	28	-14	-34	-21
reserva de	9	-25	4	-40
reservas	-43	-12	19	14
reserves	-5	16	-34	-29
residuo	-6	27	-41	-36
rest	18	-8	-15	-57
rest $	-43	46	-39	-19
rest SHARE	-36	40	-37	-11
rest _ _ fee	-8	24	-40	-22
rest _ het	-11	29	-35	-12
rest bij	25	-12	-44	-9
rest in	42	-45	-15	-18
rest nach	41	-39	-32	-16
rest of	-47	21	-8	-9
rest on	35	-34	-32	-16
resta	-24	45	-51	-35
restano	-8	15	-34	-12
restant	-1	21	-46	-32
restant du	8	0	-39	-15
restante	2	11	-42	-25
restante $	-40	32	-18	-5
restante SHARE	-8	15	-50	-7
restante _ la	-36	36	-22	-11
restante do	-10	25	-50	-19
restante se	36	-38	-21	-15
restantes	12	-4	-43	-7
restants	-21	27	-47	-18
restauratie	-42	-34	38	-23
restbetaling	-43	38	-23	-7
restbetr	-34	30	-19	-10
restbetrag	12	0	-47	-11
reste	9	-8	-2	-35
reste _ NUMBER	-35	33	-29	-13
reste _ la	38	-36	-39	-18
reste _ payer	-36	23	-10	-11
reste du	-52	13	16	-18
restera	40	-42	-26	-9
resterend	-42	43	-27	-26
resterende	-7	17	-46	-17
resterende SHARE	-28	30	-31	-16
restforderung	-21	32	-33	-22
resthonorar	-37	39	-39	-15
restl	-32	41	-36	-14
resto	8	7	-19	-43
resto $	-51	50	-36	-6
resto _ honorarios	-29	29	-29	-13
resto a	27	-14	-53	-21
resto de	-60	-27	44	-29
resto del	-34	9	1	-27
resto na	36	-33	-41	-23
restos	-39	-37	37	-14
restzahlung	-30	36	-48	-19
retainage	20	18	-45	-12
retainer	-48	-57	-19	48
retainer _ _ NUMBER	-16	-25	-34	35
retencao	-13	16	-5	-37
retencion	-38	40	-34	-14
retention release	-31	24	-19	-13
retenue	-9	23	-37	-34
retenue _ garantie	-1	15	-54	-31
retenue de	-10	25	-62	-31
retrait $	-14	29	-40	-19
retrato	17	-12	-8	-35
retrato por	18	17	-35	-22
revision	-33	-24	23	-6
rg	26	12	-50	-35
rg NUMBER	15	15	-40	-24
ricevuto	-41	23	1	-17
richiesta	40	-34	-37	-19
richtig	-38	-34	30	5
rien	-37	-37	44	-21
rilascio	-14	21	-40	-21
rimanenza	-9	20	-34	-16
rinnovo	-21	-21	-41	36
ristrutturazione	18	-6	-33	-21
ritenuta _ acconto	-41	-38	44	-19
ritenuta d	-41	-38	44	-19
rohbau	30	-28	-26	-12
roman $	32	7	-43	-21
s $	-38	-31	42	-32
s NUMBER	-4	13	-4	-38
sabado $	-29	-4	18	-25
sal	57	3	-77	-67
sal NUMBER	31	-18	-40	-34
sal _ NUMBER	34	-20	-38	-28
sal finale	-42	46	-44	-9
sal n	39	-35	-34	-25
sal ristrutturazione	30	-36	-23	-18
saldatura	-41	-43	41	-21
saldi	-34	-53	46	-30
saldo	-6	35	-46	-47
saldo _ NUMBER	-49	8	7	-13
saldo _ _ medida	-33	31	-23	-13
saldo _ entrega	10	-1	-43	-20
saldo a	17	-4	-55	-18
saldo al	29	-19	-38	-16
saldo de	-41	-27	30	-23
saldo lavori	-41	44	-45	-15
saldo n	-37	31	-23	-4
saldofactuur	-38	37	-33	-12
saldos	-52	-61	61	-32
saldos de	-28	-37	36	-23
sans	-49	6	17	12
sap	-35	-24	34	-24
sara	46	-44	-37	-13
scalato	26	-20	-37	-6
schijf	31	-8	-38	-31
schlussrate	-27	37	-36	-17
schlussrechnung	26	27	-76	-18
schlusszahlung	-24	38	-51	-9
schon	-23	33	-39	-7
sconto	-40	-50	47	-20
sconto SHARE	-39	-46	44	-14
scuola di	-9	16	-40	9
se	37	-6	-61	3
se _ _ la	38	-53	1	-17
se _ _ semana	38	-38	-35	-19
se _ a	33	-44	5	-18
se _ al	35	-46	-11	-17
se _ del	48	-36	-49	-20
se _ el	-51	45	-32	8
se descuenta	-6	30	-56	-30
se factura	0	-3	-32	10
se facturara	39	-47	-22	-13
se na	36	-35	-33	-18
se o	-39	43	-39	-32
seance	-26	-45	52	-50
second	-13	15	-12	-24
second _ _ payments	40	-42	-33	-8
second _ final	-24	32	-35	-19
second _ four	39	-40	-37	-18
second _ three	37	-40	-30	-8
second and	-40	45	-43	-27
second half	-37	7	7	-36
second of	38	-30	-52	-21
seconda	-8	10	-5	-55
seconda _ compenso	-25	32	-37	-15
seconda _ tre	35	-36	-29	-20
seconda di	30	-32	-21	-9
seconda meta	-44	56	-70	-22
seconde	-17	25	-11	-28
seconde moitie	-11	24	-37	-13
secondo	-3	-27	4	12
secondo acconto	11	3	-38	-18
segue	-2	7	-41	-12
segun contrato	6	4	-35	6
segunda	-10	12	-1	-56
segunda $	-33	38	-28	-15
segunda _ _ tres	32	-37	-31	-16
segunda _ de	27	-28	-12	-34
segunda _ do	-40	31	-9	-22
segunda _ tres	31	-40	-27	-11
segunda _ y	-39	27	8	-12
segunda de	41	-49	-27	-19
segunda entrega	32	-34	-18	-7
segunda metade	-40	19	-5	-22
segunda mitad	-29	39	-45	-16
segunda parcela	31	-30	-36	-16
segunda parte	-33	44	-27	-21
segundo _ NUMBER	-25	-9	21	-23
segundo _ _ dos	-38	37	-27	-23
segundo _ _ tres	28	-31	-24	-18
segundo _ de	7	10	-38	-34
segundo _ ultimo	-42	35	-31	-23
segundo pago	24	-12	-45	-33
segundo y	-36	32	-8	-27
seis	19	14	-26	-51
seiten	-30	-33	41	-32
sena	54	-11	-66	-45
senal	12	2	-17	-38
senal reserva	26	-23	-28	-14
senalizacion	-41	-15	35	-18
seo	-39	-24	11	12
sept	1	-18	-34	29
september $	15	-31	-37	15
sera	52	-76	-34	9
sera facture	36	-35	-30	-19
serata	-35	-20	39	-26
seront	39	-37	-29	-22
services	-6	-36	28	-30
servico	-21	-9	27	-41
sesion	14	-39	14	-36
sesion de	15	-42	-9	-22
session	-25	-22	38	-44
session NUMBER	-18	-30	30	-23
sessions	-34	7	-14	25
set	-36	-6	11	8
set up	-39	-3	26	-16
setembro $	-11	7	-26	23
settlement	-34	31	-20	-14
settlement of	-34	31	-20	-14
seu	-2	11	-33	-3
seule	-37	2	27	-35
sheet	-17	-39	13	15
si _ il	-19	38	-39	-21
si chiude	-36	35	-19	-9
signature	27	-1	-57	-32
signed off	10	14	-45	-10
signing	38	-33	-43	-17
sin	-37	-17	32	-2
sinal	32	-5	-35	-66
sinal _ _ NUMBER	-39	3	25	-29
sinal _ _ de	46	-37	-42	-31
sinal e	20	-46	1	-23
sinaletica	-35	3	24	-19
sinalizacao	-38	-32	37	-29
sind	-20	37	-47	-29
single	-32	-36	40	-26
site $	27	-37	-1	-34
situation	11	-26	1	-31
situation _ NUMBER	35	-15	-54	-14
situation _ travaux	33	-14	-43	-11
situation de	33	-14	-43	-11
situation n	35	-15	-55	-15
six	-6	15	-15	-35
skonto	-38	-31	37	-8
slot	19	-37	26	-8
slotfactuur	-4	23	-47	-25
slottermijn	-18	30	-38	-22
so _ can	27	-37	-26	-6
so a	-40	39	-27	-19
sobre	-5	-52	33	-45
social	-49	9	-46	37
solde	-14	47	-56	-41
solde $	6	3	-34	-17
solde _ _ NUMBER	-26	38	-42	-15
solde _ _ compte	-37	-1	13	-8
solde _ la	14	-4	-44	-20
solde _ tout	-39	15	-1	-9
solde a	13	-7	-42	-16
solde de	-39	-9	19	-15
soldes	-33	-41	41	-30
soldes d	-30	-33	33	-22
somma	0	16	-44	-17
somme	25	-13	-44	-31
sont	-6	22	-43	-20
sow	14	0	-36	-19
spater	39	-37	-33	-25
spese	32	-10	-43	-30
sr	-24	35	-35	-30
st	23	-25	-13	-29
st _ _ NUMBER	28	-34	-26	-23
st _ of	39	-44	-37	-26
st inst	20	11	-35	-26
staan	28	-20	-40	-25
stage	25	-23	-8	-54
stage payment	31	0	-53	-19
stand	35	-12	-51	-28
standing	-43	-12	-39	39
start	1	15	-16	-48
stata	-39	36	-13	-17
std	-49	-47	31	9
std $	-34	-36	20	10
stellen wir	8	3	-32	-19
still	-17	39	-48	-38
stk	-34	-29	31	-18
storno	-35	34	-26	-17
storno _ _ NUMBER	-33	34	-36	-19
storno acconto	-30	32	-35	-18
stripe	-31	-22	29	-22
stuk	0	36	-48	-25
stuks	-34	-35	23	3
stuks $	-30	-30	10	11
stunden	-16	-37	-6	27
su	2	0	4	-43
su _ NUMBER	35	-22	-43	-14
sua	-7	-44	33	-31
subito	32	-30	-29	-20
suite	29	-8	-37	-34
sul	31	-43	-19	4
summe	-29	2	14	-36
suporte	9	-29	-29	23
support	4	-26	-49	34
sur	17	5	-27	-63
sur NUMBER	3	8	-12	-33
sur honoraires	44	-37	-45	-21
sur les	-38	16	19	-19
sur quatre	18	-3	-39	-29
svincolo	-28	41	-45	-19
t	-10	-29	-27	47
t NUMBER	-30	-46	-43	48
t _ NUMBER	18	-17	-50	26
t m	25	-12	-41	0
table	23	3	-37	-21
tag	-7	-33	31	-33
taken off	-17	35	-38	-14
tard	36	-24	-39	-29
tariffa	-34	-27	11	9
te	37	-10	-44	-29
te _ na	-24	26	-32	-21
te betalen	-45	36	-14	5
teil	-32	31	1	-35
teilbetrag	33	-19	-37	-35
teilrechnung	25	1	-45	-30
teilzahlung	12	11	-57	-7
temps	-29	-7	4	2
ter	13	-35	17	-25
tercer	-36	23	-4	-15
tercera	-3	19	-36	-22
terco	20	-6	-21	-41
term	-13	-34	-39	33
termijn	24	-6	-81	-46
termijn van	-17	22	-32	-19
termijnen	10	-9	-5	-34
termin	42	-46	-7	-20
terminado	-46	35	-16	-17
terminee	-33	11	8	-16
terra	26	1	-41	-24
terza	-26	39	-46	-35
terzo	22	12	-41	-38
that	-41	35	-2	-35
the NUMBER	-2	21	-35	-1
the SHARE	-40	42	-39	-21
the _ SHARE	-13	19	-46	-16
the _ _ as	-17	16	-5	-36
the _ _ fee	-5	18	-30	-24
the _ _ for	28	-8	-12	-44
the _ _ in	-41	30	7	-37
the _ _ now	-30	27	-20	-7
the _ _ paid	-35	39	-36	-28
the _ _ s	-37	36	-28	-15
the _ _ the	36	-37	-28	-3
the _ _ this	-41	37	-21	-15
the _ _ to	-15	22	-36	-7
the _ and	12	-13	-3	-43
the _ fee	7	20	-46	-28
the _ half	-30	27	-17	-25
the _ invoice	37	-46	-14	-9
the _ is	-2	10	-10	-39
the _ the	46	-45	-37	-20
the _ you	-45	35	-20	-11
the final	35	-45	11	-9
the first	22	-22	-39	10
the last	-14	-8	11	-36
the other	-29	41	-55	-24
the price	6	1	-30	-22
this	9	3	-34	-2
this _ _ first	37	-37	-20	-27
this _ _ last	-41	40	-26	-23
this _ the	27	-10	-52	-27
this is	22	-14	-33	-9
three	1	2	-7	-46
tienda online	19	-16	-28	-23
tiers	24	25	-50	-44
tiers _ la	25	-1	-51	-17
tiers a	31	-11	-46	-21
titolo	41	-33	-41	-24
to	62	-30	-59	-19
to NUMBER	24	-26	-58	27
to _ _ date	32	-30	-32	-19
to _ _ the	0	32	-31	-43
to _ invoiced	29	-34	-28	-10
to _ the	36	-32	-22	-31
to be	40	-40	-16	-18
to come	13	-1	-39	-27
to follow	44	-42	-40	-27
to get	41	-41	-29	-18
to hold	40	-37	-37	-23
to pay	-51	44	-14	-39
todo	-51	-10	20	4
toiture	-1	25	-35	-22
tolto	-42	46	-44	-24
torta	17	-8	-17	-31
totaal $	5	-45	30	-21
total	0	-8	9	-47
total $	16	-60	23	-28
total AMOUNT	-46	44	-11	-7
total NUMBER	-64	69	-67	-22
total _ NUMBER	-16	55	-65	-31
total _ _ NUMBER	-31	31	-29	-19
total de	35	-13	-42	-25
totale	-5	12	-5	-37
totale $	32	-53	-13	-22
totale NUMBER	-34	42	-39	-17
totale _ AMOUNT	-33	33	-31	-13
totale _ NUMBER	-41	43	-29	-20
totalite	-35	-44	42	-23
tout	-1	-4	6	-38
tout compte	-39	5	8	-9
traducao	4	-13	7	-41
traducao de	-27	-39	36	-26
traducao do	25	-10	-35	-23
traduccion	2	-5	8	-39
traduccion $	-6	25	-37	-22
traduccion _ balance	-17	-40	37	-10
traduccion de	-30	-38	40	-33
traduction	11	-14	1	-53
traduction de	-34	12	17	-16
traduzione	-5	11	-4	-44
traduzione manuale	28	-25	-35	-28
training	-31	-11	22	-14
tranche	22	-3	-32	-49
tranche $	27	-7	-38	-13
translation _ annual	27	8	-41	-22
translation of	19	-3	-20	-37
tras	-63	60	-14	-34
travaux	11	5	-13	-35
tre	14	-4	-7	-62
trenta	16	-32	-8	-24
tres	20	0	-19	-37
trim	-33	-23	-31	32
trim $	-32	-28	-27	30
trimestre	-36	-32	-45	43
trio	1	10	-15	-37
trio $	-37	34	-30	-26
trois	23	-8	-12	-46
troisieme	-34	36	-52	-3
tudo	-34	-40	44	-24
tutto	-54	-25	34	-6
twee	40	-20	-35	-13
tweede _ laatste	-37	39	-38	-21
tweede en	-39	41	-38	-22
tweede helft	-35	24	-6	-22
tweede termijn	36	-37	-20	-15
tweede van	32	-20	-37	-22
ubersetzung	11	-3	-2	-43
ufficio	-11	-22	-31	22
ufficio stampa	-10	-21	-30	20
ultima	-27	11	1	-16
ultima _ de	-36	31	-22	-26
ultima de	-31	34	-34	-27
ultima hora	-33	-41	42	-27
ultima parte	-50	45	-38	-26
ultima rata	-32	21	-12	-17
ultima tranche	-17	30	-42	-22
ultimo SHARE	-5	22	-41	-4
ultimo _ de	-37	3	2	7
ultimo _ del	-38	4	4	-20
ultimo pagamento	-30	46	-46	-34
ultimo tercio	-39	5	2	-26
ultimo terco	-45	0	7	-30
um	26	-36	-9	-6
un	17	-77	28	-27
un _ _ la	28	-12	-43	-25
un _ a	20	-9	-36	-16
un _ de	-4	-47	34	-40
un an	-40	32	-41	17
un terzo	37	-35	-28	-19
un tiers	28	3	-42	-27
una	-21	-30	41	-32
una vez	-23	38	-36	-27
und _ NUMBER	-42	16	22	-24
und letzte	-29	29	-23	-11
under	0	9	-42	18
une	-43	-31	49	-22
une fois	13	9	-17	-29
une seule	-36	-28	38	-33
unica	-47	-59	58	-37
unica $	-26	-32	33	-26
unico	-49	-43	48	-35
unico $	-26	-27	28	-25
unique	-36	-43	42	-34
uno	40	-34	-25	-35
unter	-37	36	-32	-20
unter anrechnung	-33	33	-29	-17
up front	42	-32	-43	-21
upfront	15	0	-42	-20
usted	-39	36	-28	-16
usual	-31	-31	8	11
uur	-34	-51	34	3
uur $	-50	-17	26	9
uw _ van	-34	29	7	-22
ux	11	29	-55	-58
ux $	0	29	-57	-42
v	18	-4	-27	-35
v _ NUMBER	-41	28	-5	-27
valoir	41	-36	-37	-26
valor em	-17	22	-33	-14
van AMOUNT	31	-23	-48	-33
van _ NUMBER	-40	-2	28	-28
van _ _ NUMBER	-44	13	21	-20
van _ afgesproken	7	43	-51	-27
van _ prijs	12	25	-47	-22
van _ termijnen	12	-2	-41	-17
van drie	2	21	-43	-13
van vier	19	7	-35	-33
vast	11	-66	25	-14
vaste	-37	-2	1	22
vaste prijs	-45	10	32	-40
vd	2	29	-36	-32
vence	16	-3	-34	1
vente	-40	-30	35	-16
verbleibende	-7	15	-35	-13
verbleibende SHARE	-23	26	-33	-10
verra	49	-51	-42	-11
verrechnet $	15	-19	1	-34
verrekend	12	7	-60	-36
verrekend $	-39	42	-38	-17
verrekend met	39	-35	-41	-38
verrekening	-38	37	-30	-20
versamento	38	-22	-31	-34
versati	-32	37	-32	-20
versement	30	-22	-15	-54
versement final	-43	39	-29	-23
versement initial	34	-34	-29	-21
vertaling	-14	-24	32	-44
vertrag $	9	0	-32	-1
vezes	22	6	-43	-6
vi	24	-12	-44	-31
via _ NUMBER	23	-8	-38	0
vida	-19	-35	32	-8
video	-5	-2	6	-40
video corporativo	30	-5	-39	-14
viendra	37	-38	-33	-20
vier	0	7	-42	18
vijf	11	-14	5	-37
visita	-27	-39	32	-24
visuelle	17	-4	-32	-22
voici	-27	33	-29	-37
voici la	-11	17	-37	-21
voldaan	-51	30	-5	-32
volgen	36	-22	-42	-19
volgende	20	-50	-46	21
volledig	-37	-6	25	-14
vollstandig	-26	22	-9	-19
von drei	24	2	-39	-33
voor _ _ de	19	18	-39	-25
voor _ _ het	28	-46	10	-18
voor het	0	-1	2	-50
voorschot	8	15	-45	-44
voorschot $	-37	40	-43	-18
voorschot _ NUMBER	-22	28	-36	-15
voorschot van	-38	34	-14	-40
voorschotfactuur	30	-26	-32	-28
voorschotten	-46	12	16	-16
vooruit	33	-38	-34	6
vorauszahlung	17	-9	-29	-29
vorderingsstaat	42	-44	-28	-22
vorige	-34	33	-30	-20
vos	-39	24	-10	9
votre commande	-16	-36	25	-20
vous avez	-36	8	15	-20
vous aviez	-27	34	-36	-28
vragen	25	-10	-35	-33
w	14	5	-44	-1
w NUMBER	16	4	-48	-11
war	-39	29	-9	-9
waren	-44	37	-2	-27
wartung _ NUMBER	-25	-33	4	0
was	-41	49	-18	-53
wat	-17	34	-37	-45
we	36	-18	-43	-25
web $	47	12	-77	-35
web de	-39	20	15	-11
website _ NUMBER	-19	-32	-4	19
website redesign	22	16	-39	-11
wedding	-6	-3	2	-33
weitere	27	-34	-15	-5
wenn	49	-50	-32	-27
werk	-5	-39	41	-42
what	-8	28	-39	-30
what _ still	-37	34	-23	-23
when	45	-20	-56	-30
when _ _ is	31	-34	-23	-16
when the	46	-48	-36	-26
whole	-31	-41	41	-23
will	7	-38	13	-31
wir	23	-7	-41	-20
wir nach	26	-16	-33	-27
wird	43	-43	-37	-10
wird bei	7	-34	8	-15
wireframes	32	-35	-29	-24
with thanks	-44	-6	15	-32
worden	7	11	-43	-29
words	-31	-24	35	-31
wordt	36	-48	-13	5
wordt verrekend	46	-47	-34	-36
work	18	-38	15	-40
works	28	-10	-34	-23
workshop	-62	-14	47	-36
wurde	-33	20	2	-31
x	-13	-46	20	2
x NUMBER	-55	-43	36	3
y	-23	-18	34	-15
y NUMBER	-3	12	-18	-35
y _ de	-65	-8	28	4
y _ en	20	-44	3	-18
y _ las	-15	14	2	-37
y _ para	5	-36	13	-20
y el	31	-37	-33	-1
y ultima	-42	47	-45	-29
y ultimo	-36	49	-51	-37
ya	-4	28	-67	-25
ya _ en	-24	34	-36	-24
ya _ los	-44	44	-40	-29
you _ _ NUMBER	-39	48	-47	-18
you paid	-55	57	-25	-36
your date	34	-26	-32	-25
zahlung	21	-65	24	-28
zahlungen	-3	20	-44	-25
zahlungsplan	28	-7	-37	-13
ze	2	9	-15	-35
zijn	-6	27	-37	-44
zu	-12	17	-4	-23
zu _ NUMBER	-2	16	-13	-27
zur	2	-5	0	-43
zweite _ _ raten	31	-36	-19	-13
zweite _ drei	40	-39	-35	-20
zweite halfte	-13	25	-47	-13
zweite von	39	-43	-33	-14
zwischenrechnung	34	-22	-46	-25
`
