// Written by `node scripts/train-parts.ts`. Change the phrases, not this.

/** Hash of the phrases and of what is read in some of them. */
export const TRAINED_ON = 'cUFLTWNbTW3aIl_9cVbAICLopI6dqLEia8mGwMTvIB4'

/** For each part, what each piece of evidence counts. */
export const DECISION: readonly (readonly number[])[] = [
  [1.021, 0.177, -0.302, -0.453, -0.063, -0.476, 0.759, -0.15, -0.27, -0.359, -0.096],
  [-0.567, -0.082, 0.665, 0.647, -0.049, -0.576, -0.102, 0.769, -0.217, -0.423, 0.039],
  [-0.336, -0.087, -0.297, -0.172, -0.169, 1.119, -0.228, -0.178, 0.554, -0.209, 0.058],
  [-0.119, -0.008, -0.066, -0.022, 0.281, -0.067, -0.429, -0.44, -0.066, 0.991, -0.001],
]

/** A line for each feature: what it says for each part, in hundredths. */
export const FEATURES = `
& 	-52	-48	38	7
& ALL	-39	49	-51	-27
& ALL $	-31	47	-70	-46
& ALL + PART	-58	52	-39	-28
& ALL HANDOVER	-68	61	-40	-33
& ALL HANDOVER undefined	-65	58	-38	-32
& ALL NOW	37	-37	-27	-24
& ALL undefined	-31	47	-70	-46
& ALL undefined undefined	-31	47	-70	-46
& ALL … COUNT	-36	-8	10	9
& ALL … HANDOVER	-69	65	-45	-35
& AMOUNT + DEPOSIT	6	34	-94	-42
& AMOUNT + FINAL	35	-38	-21	-9
& AMOUNT + LESS	-18	46	-75	-40
& AMOUNT + NOW	5	13	-34	-38
& AMOUNT + PAST	0	27	-85	-17
& AMOUNT + REST	52	-35	-71	-49
& AMOUNT + SHARE	46	-43	-37	-16
& AMOUNT AMOUNT	-14	48	-65	-41
& AMOUNT AMOUNT undefined	-12	43	-52	-37
& AMOUNT DEPOSIT	-41	51	-54	-22
& AMOUNT DEPOSIT AMOUNT	-53	45	-36	-16
& AMOUNT LATER	10	2	-37	-22
& AMOUNT LESS	0	20	-59	-26
& AMOUNT LESS AMOUNT	-32	31	-29	-16
& AMOUNT LESS DEPOSIT	-40	34	-29	-9
& AMOUNT LESS undefined	21	-17	-40	-15
& AMOUNT NOW undefined	7	12	-37	-23
& AMOUNT PAST	-56	66	-72	-17
& AMOUNT PAST AMOUNT	-44	44	-30	-27
& AMOUNT PAST PAST	-36	37	-39	-17
& AMOUNT PAST undefined	-20	28	-45	-9
& AMOUNT REST	53	-34	-68	-40
& AMOUNT REST AMOUNT	18	-6	-42	-25
& AMOUNT REST LATER	32	-33	-16	-22
& AMOUNT REST undefined	32	-22	-44	-16
& AMOUNT … AMOUNT	-26	65	-87	-61
& AMOUNT … COUNT	-31	44	-29	-14
& AMOUNT … DEPOSIT	-49	60	-64	-25
& AMOUNT … FINAL	35	-33	-32	-14
& AMOUNT … HANDOVER	28	-31	-4	-32
& AMOUNT … LATER	34	-24	-45	-30
& AMOUNT … LESS	15	11	-63	-27
& AMOUNT … NOW	13	6	-38	-41
& AMOUNT … PART	-1	13	-42	-16
& AMOUNT … PAST	-12	39	-86	-28
& AMOUNT … REST	53	-32	-75	-44
& COUNT + DEPOSIT	26	2	-77	-9
& COUNT + HANDOVER	6	5	-20	-28
& COUNT + LATER	6	14	-41	-16
& COUNT + LESS	-39	37	-26	-14
& COUNT + PART	58	-47	-52	-52
& COUNT + REST	-44	42	-28	-12
& COUNT COUNT	-15	-13	-45	31
& COUNT COUNT undefined	-25	-5	-44	31
& COUNT LATER	4	3	-4	-34
& COUNT LESS	21	-9	-33	-13
& COUNT NOW	17	-36	-1	-26
& COUNT NOW undefined	11	-41	10	-25
& COUNT REST	16	-16	-4	-32
& COUNT … COUNT	-24	2	-47	31
& COUNT … HANDOVER	43	-31	-53	-18
& COUNT … LATER	38	-33	-19	-40
& COUNT … LESS	11	2	-39	-16
& COUNT … NOW	13	-20	-8	-33
& COUNT … PAST	2	11	-46	-31
& COUNT … REST	5	-3	-12	-34
& DEPOSIT	32	-8	-21	-59
& DEPOSIT $	4	-20	12	-32
& DEPOSIT + HALF	21	-9	-46	-26
& DEPOSIT + HANDOVER	12	6	-34	-29
& DEPOSIT + LATER	-55	75	-64	-26
& DEPOSIT + LESS	-122	127	-87	-51
& DEPOSIT + NOW	27	-18	-23	-46
& DEPOSIT + PAST	-72	81	-35	-22
& DEPOSIT + REST	-31	13	4	-29
& DEPOSIT + SECOND	45	-30	-55	-18
& DEPOSIT + SHARE	63	-45	-61	-20
& DEPOSIT + WHOLE	-29	-16	24	-17
& DEPOSIT AMOUNT	12	6	-30	-61
& DEPOSIT AMOUNT PAST	-44	37	-26	-13
& DEPOSIT AMOUNT undefined	-5	17	-19	-41
& DEPOSIT COUNT	35	-4	-83	-18
& DEPOSIT COUNT undefined	41	-9	-75	-18
& DEPOSIT DEPOSIT NOW	32	-32	-32	-22
& DEPOSIT FINAL	30	-41	-2	-16
& DEPOSIT FINAL undefined	7	-24	15	-43
& DEPOSIT HALF	45	-49	-11	-32
& DEPOSIT HALF undefined	19	-37	0	-18
& DEPOSIT HANDOVER	39	-28	-37	-33
& DEPOSIT HANDOVER undefined	25	-19	-23	-24
& DEPOSIT LATER	11	-7	-17	-47
& DEPOSIT LATER FINAL	34	-35	-30	-10
& DEPOSIT LATER LATER	23	-18	-36	-16
& DEPOSIT LATER undefined	14	-17	-11	-53
& DEPOSIT LESS	12	12	-59	-23
& DEPOSIT LESS undefined	-2	32	-60	-17
& DEPOSIT NOW	-11	-7	11	-40
& DEPOSIT NOW undefined	-29	2	22	-35
& DEPOSIT PAST	-81	79	-29	-43
& DEPOSIT PAST LATER	-34	38	-43	-18
& DEPOSIT PAST LESS	-32	30	-17	-10
& DEPOSIT PAST PAST	-45	47	-43	-17
& DEPOSIT PAST REST	-56	51	-30	-7
& DEPOSIT PAST undefined	-36	32	-7	-41
& DEPOSIT REST	35	-25	-35	-57
& DEPOSIT REST HANDOVER	40	-58	0	-29
& DEPOSIT REST LATER	56	-58	-37	-22
& DEPOSIT REST NOW	-4	11	-32	-23
& DEPOSIT REST undefined	-16	22	-23	-38
& DEPOSIT SHARE	53	-45	-50	-19
& DEPOSIT SHARE AMOUNT	37	-38	-25	-7
& DEPOSIT SHARE LESS	14	-35	8	-21
& DEPOSIT SHARE NOW	-14	20	-44	-19
& DEPOSIT SHARE PAST	-45	46	-40	-10
& DEPOSIT SHARE REST	28	-30	-28	-6
& DEPOSIT SHARE undefined	57	-51	-51	-18
& DEPOSIT undefined	4	-20	12	-32
& DEPOSIT undefined undefined	4	-20	12	-32
& DEPOSIT … AMOUNT	27	0	-46	-65
& DEPOSIT … COUNT	26	15	-94	-13
& DEPOSIT … DEPOSIT	16	-33	8	-24
& DEPOSIT … FINAL	77	-89	-19	-19
& DEPOSIT … HALF	46	-48	-16	-34
& DEPOSIT … HANDOVER	70	-73	-30	-43
& DEPOSIT … LATER	47	-43	-32	-61
& DEPOSIT … LESS	29	-11	-46	-27
& DEPOSIT … NOW	-4	12	-14	-67
& DEPOSIT … PAST	-20	47	-48	-56
& DEPOSIT … REST	35	-12	-63	-58
& DEPOSIT … SHARE	49	-35	-55	-21
& FINAL	-65	49	-3	-66
& FINAL $	-22	1	18	-41
& FINAL + HANDOVER	44	-16	-55	-24
& FINAL + LATER	67	-55	-34	-14
& FINAL + LESS	48	-41	-40	-17
& FINAL + NOW	-23	9	1	-35
& FINAL + PART	-43	66	-68	-47
& FINAL + PAST	-3	37	-66	0
& FINAL + REST	43	-41	2	-17
& FINAL + SECOND	-52	80	-75	-52
& FINAL + SHARE	-45	66	-76	-21
& FINAL AMOUNT PAST	-30	28	-24	-15
& FINAL COUNT	-30	33	-34	-12
& FINAL DEPOSIT	-67	59	-44	-7
& FINAL DEPOSIT PAST	-19	24	-31	-10
& FINAL DEPOSIT undefined	-48	37	-27	-2
& FINAL FINAL	6	15	-39	-20
& FINAL LESS	-75	58	-37	-25
& FINAL LESS DEPOSIT	-23	31	-39	-15
& FINAL LESS undefined	-64	34	-10	-20
& FINAL NOW	-17	-29	34	-31
& FINAL PART	-34	46	-45	-37
& FINAL PART NOW	7	6	-30	-10
& FINAL PART SHARE	0	6	-35	-13
& FINAL PART undefined	-38	29	-18	-27
& FINAL PAST	-81	40	-18	-35
& FINAL PAST PAST	-36	44	-47	-22
& FINAL PAST undefined	-64	57	-39	-28
& FINAL REST undefined	-47	-13	22	-10
& FINAL SHARE	-37	39	-31	-20
& FINAL SHARE HANDOVER	-19	26	-40	-19
& FINAL SHARE LATER	-35	40	-51	-24
& FINAL SHARE undefined	-32	33	-31	-15
& FINAL undefined	-22	1	18	-41
& FINAL undefined undefined	-22	1	18	-41
& FINAL … AMOUNT	-24	11	-3	-27
& FINAL … COUNT	-47	21	-1	-16
& FINAL … DEPOSIT	-84	82	-72	-11
& FINAL … LESS	-59	58	-45	-28
& FINAL … NOW	-22	-14	29	-35
& FINAL … PART	-41	55	-53	-40
& FINAL … PAST	-35	46	-42	-45
& FINAL … REST	-48	-11	26	-14
& FINAL … SHARE	-46	50	-36	-22
& HALF	9	14	-31	-67
& HALF $	-5	10	-7	-46
& HALF + HANDOVER	21	-8	-46	-19
& HALF + LATER	1	13	-41	-39
& HALF + NOW	34	-15	-42	-45
& HALF + PAST	-40	41	-29	-28
& HALF + REST	-17	24	-42	-21
& HALF + SECOND	-104	74	-23	-64
& HALF DEPOSIT	39	-39	-39	-22
& HALF DEPOSIT HALF	32	-36	-24	-17
& HALF HALF	23	-2	-37	-30
& HALF HALF LATER	37	-38	-29	-20
& HALF HALF PAST	-36	36	-30	-20
& HALF HANDOVER	21	-4	-49	-21
& HALF HANDOVER undefined	11	5	-45	-18
& HALF LATER	5	5	-33	-32
& HALF LATER undefined	16	-6	-50	-31
& HALF NOW	18	3	-63	-45
& HALF NOW HALF	18	-6	-43	-21
& HALF NOW undefined	6	7	-34	-32
& HALF PAST	-49	44	-22	-24
& HALF PAST undefined	-27	20	-7	-20
& HALF SECOND	56	-60	-35	-24
& HALF SECOND HALF	48	-51	-28	-24
& HALF undefined	-5	10	-7	-46
& HALF undefined undefined	-5	10	-7	-46
& HALF … DEPOSIT	22	-12	-41	-23
& HALF … HALF	56	-30	-64	-47
& HALF … HANDOVER	13	5	-67	-23
& HALF … LATER	19	-9	-40	-35
& HALF … NOW	12	12	-69	-48
& HALF … PAST	-40	40	-25	-26
& HALF … REST	30	-23	-44	-19
& HALF … SECOND	35	-22	-49	-31
& HANDOVER	-11	23	-12	-56
& HANDOVER $	7	-6	1	-48
& HANDOVER + LATER	16	-18	-1	-60
& HANDOVER + NOW	16	-12	-14	-42
& HANDOVER + PART	11	-4	-35	-15
& HANDOVER + PAST	7	-26	19	-35
& HANDOVER + REST	39	5	-109	-35
& HANDOVER + SECOND	8	5	-26	-30
& HANDOVER + SHARE	-46	43	-10	-16
& HANDOVER COUNT	9	9	-19	-26
& HANDOVER COUNT undefined	15	12	-44	-24
& HANDOVER DEPOSIT	-36	31	0	-20
& HANDOVER FINAL SHARE	-18	29	-42	-10
& HANDOVER NOW	11	6	-46	-39
& HANDOVER PAST	-38	23	8	-40
& HANDOVER PAST undefined	-39	13	8	-30
& HANDOVER REST	31	11	-69	-30
& HANDOVER REST undefined	11	25	-57	-20
& HANDOVER undefined	7	-6	1	-48
& HANDOVER undefined undefined	7	-6	1	-48
& HANDOVER … COUNT	-2	23	-22	-27
& HANDOVER … DEPOSIT	-43	40	-5	-23
& HANDOVER … HALF	-19	28	-46	-21
& HANDOVER … LATER	15	-7	-20	-40
& HANDOVER … LESS	-11	20	-36	-18
& HANDOVER … NOW	-1	13	-30	-50
& HANDOVER … PAST	-48	45	-7	-43
& HANDOVER … REST	9	25	-64	-28
& HANDOVER … SHARE	-51	39	6	-13
& LATER	24	2	-44	-34
& LATER $	42	-42	-24	-13
& LATER + NOW	-20	23	-3	-50
& LATER + PAST	40	-39	-4	-43
& LATER + REST	31	-3	-106	-47
& LATER + SECOND	27	-14	-57	-21
& LATER + SHARE	-41	48	-35	-33
& LATER AMOUNT	-14	7	3	-28
& LATER DEPOSIT	-86	86	-58	-23
& LATER DEPOSIT PAST	-31	30	-27	-16
& LATER DEPOSIT undefined	-76	75	-48	-20
& LATER FINAL	50	-53	-18	-12
& LATER FINAL undefined	69	-62	-47	-13
& LATER HANDOVER	10	-16	8	-56
& LATER HANDOVER FINAL	-35	38	-37	-21
& LATER HANDOVER undefined	19	-24	0	-54
& LATER LATER	52	-40	-49	-18
& LATER LATER undefined	36	-32	-30	-10
& LATER LESS	-9	26	-37	-20
& LATER PAST	40	-37	-18	-18
& LATER REST	-6	18	-59	-17
& LATER REST undefined	13	-4	-44	-11
& LATER SHARE	-34	27	-3	-10
& LATER SHARE undefined	-51	32	7	-22
& LATER undefined	42	-42	-24	-13
& LATER undefined undefined	42	-42	-24	-13
& LATER … AMOUNT	-7	4	-2	-31
& LATER … DEPOSIT	-92	82	-32	-24
& LATER … FINAL	57	-55	-31	-12
& LATER … HANDOVER	11	-14	3	-63
& LATER … LATER	48	-32	-44	-29
& LATER … LESS	-3	21	-39	-21
& LATER … REST	-3	16	-66	-19
& LATER … SHARE	-51	28	11	-13
& LESS	-45	61	-34	-71
& LESS $	-38	26	-4	-44
& LESS + NOW	10	6	-59	-5
& LESS + PART	-60	58	-57	-20
& LESS + PAST	-15	43	-96	-40
& LESS + REST	-17	24	-46	-11
& LESS + SHARE	1	-60	47	-17
& LESS AMOUNT	-39	37	-13	-28
& LESS AMOUNT undefined	-35	31	-11	-24
& LESS DEPOSIT	-89	107	-121	-42
& LESS DEPOSIT AMOUNT	-16	22	-36	-20
& LESS DEPOSIT COUNT	-32	29	-23	-12
& LESS DEPOSIT DEPOSIT	-37	36	-28	-23
& LESS DEPOSIT PAST	-37	40	-45	-25
& LESS DEPOSIT undefined	-62	76	-91	-28
& LESS FINAL	32	-38	-5	-8
& LESS LATER	41	-45	-14	-28
& LESS NOW	1	5	-40	0
& LESS PART	-38	42	-47	-15
& LESS PART undefined	-41	42	-43	-13
& LESS PAST	-5	27	-53	-35
& LESS PAST DEPOSIT	-41	43	-40	-26
& LESS PAST undefined	-12	22	-27	-31
& LESS SHARE	17	-56	32	-17
& LESS SHARE PAST	19	-15	-44	-8
& LESS SHARE undefined	13	-59	30	-13
& LESS undefined	-38	26	-4	-44
& LESS undefined undefined	-38	26	-4	-44
& LESS … AMOUNT	-41	55	-32	-39
& LESS … COUNT	-46	40	-26	-17
& LESS … DEPOSIT	-93	101	-83	-47
& LESS … FINAL	64	-69	-22	-12
& LESS … LATER	46	-43	-29	-34
& LESS … NOW	-5	17	-58	-6
& LESS … PART	-52	50	-52	-19
& LESS … PAST	-14	36	-62	-44
& LESS … REST	-16	30	-54	-15
& LESS … SHARE	21	-58	30	-19
& NOW + PART	-6	7	0	-47
& NOW + REST	-18	35	-28	-53
& NOW + SECOND	-15	38	-60	-17
& NOW + SHARE	16	8	-87	-31
& NOW AMOUNT undefined	-37	18	8	-23
& NOW COUNT	-31	23	-14	9
& NOW FINAL	0	17	-28	-30
& NOW FINAL undefined	-1	10	-21	-33
& NOW HANDOVER	-10	9	-8	-36
& NOW HANDOVER undefined	-8	11	-13	-32
& NOW LATER	11	5	-35	-42
& NOW LATER undefined	12	2	-48	-41
& NOW LESS	-23	34	-41	-25
& NOW LESS PAST	-35	35	-26	-23
& NOW NOW	19	-4	-24	-14
& NOW NOW FINAL	-32	31	-30	-23
& NOW PART	5	26	-62	-20
& NOW PART undefined	12	14	-51	-17
& NOW REST	12	-12	-3	-28
& NOW SECOND PART	37	-38	-18	-13
& NOW SHARE	34	-24	-63	-17
& NOW SHARE LATER	25	-27	-19	-5
& NOW SHARE undefined	15	-7	-45	-16
& NOW … AMOUNT	-1	1	-4	-35
& NOW … COUNT	-34	12	-30	12
& NOW … DEPOSIT	-34	38	-15	-10
& NOW … FINAL	34	-1	-49	-41
& NOW … HALF	15	-4	-21	-32
& NOW … HANDOVER	45	-39	-18	-44
& NOW … LATER	39	-20	-42	-61
& NOW … LESS	-10	26	-47	-28
& NOW … NOW	36	-12	-40	-24
& NOW … PART	24	9	-69	-24
& NOW … PAST	-3	21	-33	-10
& NOW … REST	15	-12	-7	-35
& NOW … SHARE	9	1	-41	-21
& NUMBER	-37	-31	36	-37
& PART	30	-1	-21	-61
& PART + SECOND	53	-17	-63	-52
& PART + SHARE	-21	30	-55	-16
& PART ALL	-59	53	-40	-29
& PART ALL HANDOVER	-31	24	-16	-11
& PART ALL undefined	-42	36	-31	-24
& PART AMOUNT	1	5	-15	-34
& PART AMOUNT AMOUNT	11	11	-33	-11
& PART COUNT	64	-72	-51	-53
& PART COUNT undefined	74	-61	-83	-48
& PART FINAL	16	13	-79	-24
& PART FINAL PART	41	-42	-26	-22
& PART FINAL undefined	-4	26	-58	-14
& PART LESS	-47	46	-34	-22
& PART LESS undefined	-32	32	-27	-20
& PART NOW	-13	18	-7	-42
& PART NOW undefined	-22	12	9	-36
& PART PART	-10	8	7	-50
& PART PAST	-36	47	-36	-13
& PART PAST LATER	-6	18	-37	-15
& PART PAST undefined	-32	42	-48	-10
& PART REST	37	-25	-51	-20
& PART REST undefined	37	-27	-47	-22
& PART SECOND	24	-31	-12	-22
& PART SHARE	23	-16	-28	-29
& PART SHARE undefined	24	-29	-15	-22
& PART … ALL	-61	53	-41	-28
& PART … AMOUNT	5	1	-17	-36
& PART … COUNT	59	-49	-54	-54
& PART … DEPOSIT	14	4	-37	-26
& PART … FINAL	25	7	-90	-4
& PART … LATER	44	-28	-39	-15
& PART … LESS	-15	23	-47	-25
& PART … NOW	-12	17	-3	-41
& PART … PART	16	-19	1	-46
& PART … PAST	-18	37	-50	-16
& PART … REST	39	-16	-55	-24
& PART … SECOND	30	-33	-17	-23
& PART … SHARE	19	-10	-34	-12
& PAST	-27	35	-22	-19
& PAST $	-38	19	5	-21
& PAST + REST	21	1	-49	-20
& PAST + SECOND	29	-6	-56	-41
& PAST + SHARE	-35	35	-15	-13
& PAST AMOUNT	-1	33	-63	-30
& PAST AMOUNT REST	-1	27	-40	-21
& PAST COUNT NOW	19	-15	-31	-15
& PAST DEPOSIT AMOUNT	-8	12	-39	-21
& PAST FINAL	9	31	-76	6
& PAST FINAL SHARE	-32	35	-37	-16
& PAST FINAL undefined	20	19	-75	6
& PAST LATER HANDOVER	-9	-47	36	-22
& PAST LATER undefined	17	-5	-12	-53
& PAST LESS	-36	38	-36	-17
& PAST LESS undefined	-41	38	-24	-18
& PAST NOW REST	-7	18	-35	-23
& PAST PAST	-48	57	-46	-56
& PAST PAST undefined	-60	60	-38	-48
& PAST REST	-12	33	-84	-21
& PAST REST undefined	-35	54	-74	-19
& PAST undefined	-38	19	5	-21
& PAST undefined undefined	-38	19	5	-21
& PAST … ALL	-40	33	-23	-17
& PAST … AMOUNT	-8	42	-85	-35
& PAST … FINAL	37	2	-73	4
& PAST … HALF	4	5	-48	-27
& PAST … HANDOVER	17	-28	12	-40
& PAST … LATER	17	-22	7	-40
& PAST … LESS	-27	32	-51	-12
& PAST … NOW	-23	39	-34	-16
& PAST … PAST	-42	62	-54	-64
& PAST … REST	3	20	-68	-26
& PAST … SECOND	31	-13	-39	-32
& REST	-12	43	-39	-100
& REST $	-19	4	14	-59
& REST + SHARE	-85	105	-115	-15
& REST AMOUNT	28	-17	-23	-42
& REST AMOUNT NOW	25	-15	-33	-18
& REST AMOUNT undefined	15	-14	-6	-38
& REST COUNT	-35	36	-34	-15
& REST COUNT undefined	-33	35	-33	-15
& REST DEPOSIT	-18	40	-73	-24
& REST DEPOSIT PAST	-29	26	-33	-8
& REST DEPOSIT undefined	11	10	-55	-24
& REST HALF	-16	24	-45	-18
& REST HALF undefined	7	3	-37	-23
& REST HANDOVER	16	4	-39	-43
& REST HANDOVER DEPOSIT	-31	31	-31	-8
& REST HANDOVER undefined	21	-2	-39	-39
& REST LATER	20	4	-80	-46
& REST LATER DEPOSIT	-51	50	-43	-18
& REST LATER HANDOVER	17	-12	-51	-22
& REST LATER LATER	42	-42	-28	-28
& REST LATER PAST	12	-5	-36	-12
& REST LATER undefined	20	-8	-66	-39
& REST LESS	-69	63	-51	-12
& REST LESS DEPOSIT	-43	35	-28	-7
& REST LESS undefined	-44	43	-31	-14
& REST NOW	-1	31	-54	-49
& REST NOW HANDOVER	13	9	-39	-14
& REST NOW NOW	12	0	-27	-22
& REST NOW undefined	-30	38	-28	-31
& REST PART	16	-7	-18	-34
& REST SHARE	-34	39	-27	-18
& REST SHARE HANDOVER	-5	12	-37	-6
& REST SHARE undefined	-38	45	-33	-20
& REST undefined	-19	4	14	-59
& REST undefined undefined	-19	4	14	-59
& REST … AMOUNT	18	-7	-24	-51
& REST … COUNT	-71	66	-49	-18
& REST … DEPOSIT	-59	82	-105	-32
& REST … FINAL	40	-32	-21	-13
& REST … HALF	-16	24	-45	-18
& REST … HANDOVER	30	2	-68	-38
& REST … LATER	21	6	-97	-51
& REST … LESS	-85	76	-67	-19
& REST … NOW	-1	36	-69	-55
& REST … PAST	-1	20	-33	-36
& REST … SHARE	-44	49	-30	-20
& SECOND $	-28	-46	41	-8
& SECOND + SHARE	-52	15	27	-12
& SECOND DEPOSIT	36	-24	-47	-18
& SECOND DEPOSIT undefined	44	-45	-41	-15
& SECOND FINAL	-14	56	-76	-21
& SECOND FINAL HANDOVER	20	-36	10	-18
& SECOND FINAL PART	-38	40	-40	-16
& SECOND FINAL PAST	-39	38	-36	-18
& SECOND FINAL undefined	-13	47	-54	-44
& SECOND HALF	-106	73	-21	-63
& SECOND HALF HALF	-34	33	-26	-19
& SECOND HALF HANDOVER	-29	32	-29	-20
& SECOND HALF LATER	-9	13	-40	-20
& SECOND HALF NOW	-45	46	-39	-22
& SECOND HALF PAST	-34	34	-34	-16
& SECOND HALF undefined	-79	39	-3	-51
& SECOND LATER	34	-50	-20	-3
& SECOND LATER undefined	18	-40	-10	3
& SECOND NOW	-19	32	-37	-8
& SECOND PART	59	-32	-55	-36
& SECOND PART HANDOVER	39	-41	-20	-16
& SECOND PART LATER	26	-34	-18	-5
& SECOND PART undefined	46	-26	-41	-29
& SECOND PAST	16	-2	-27	-38
& SECOND PAST undefined	-8	12	-12	-29
& SECOND undefined	-28	-46	41	-8
& SECOND undefined undefined	-28	-46	41	-8
& SECOND … DEPOSIT	40	-24	-53	-18
& SECOND … FINAL	37	11	-83	-29
& SECOND … HALF	-104	74	-23	-64
& SECOND … HANDOVER	14	2	-31	-39
& SECOND … LATER	32	-25	-43	-1
& SECOND … NOW	-22	45	-57	-24
& SECOND … PART	51	-14	-65	-39
& SECOND … PAST	15	11	-51	-46
& SHARE	6	5	-10	-74
& SHARE $	13	-29	12	-60
& SHARE AMOUNT	38	-58	11	-6
& SHARE COUNT	-9	15	-38	-16
& SHARE COUNT undefined	-25	29	-34	-13
& SHARE DEPOSIT REST	45	-46	-29	-13
& SHARE FINAL	18	-2	-58	-9
& SHARE FINAL undefined	-10	19	-39	-15
& SHARE HANDOVER	-33	42	-33	-16
& SHARE LATER	-11	26	-64	-28
& SHARE LATER HANDOVER	-20	28	-66	-9
& SHARE LATER SHARE	37	-37	-31	-18
& SHARE LATER undefined	12	4	-89	-22
& SHARE LESS	39	-68	24	-9
& SHARE LESS PAST	38	-38	-33	-14
& SHARE NOW	16	1	-52	-30
& SHARE NOW REST	31	-37	-11	-6
& SHARE NOW SHARE	41	-38	-37	-6
& SHARE NOW SHARE LATER	44	-50	-16	-4
& SHARE NOW undefined	-18	31	-39	-24
& SHARE PART	20	1	-50	-10
& SHARE PART undefined	7	12	-45	-8
& SHARE PAST	-39	30	-4	-29
& SHARE REST	21	-2	-76	-13
& SHARE REST HANDOVER	5	-1	-41	-12
& SHARE REST SHARE	36	-36	-16	-4
& SHARE REST undefined	-12	27	-58	-8
& SHARE SECOND undefined	-14	-45	29	-8
& SHARE SHARE	30	-30	-12	-29
& SHARE SHARE HANDOVER	58	-59	-46	-10
& SHARE SHARE LATER	9	-4	-41	-8
& SHARE SHARE SHARE	32	-36	-23	-5
& SHARE SHARE undefined	9	-21	11	-34
& SHARE undefined	13	-29	12	-60
& SHARE undefined undefined	13	-29	12	-60
& SHARE … AMOUNT	3	-38	25	-8
& SHARE … COUNT	-20	28	-49	-22
& SHARE … FINAL	14	2	-71	-13
& SHARE … HANDOVER	-7	26	-59	-18
& SHARE … LATER	3	13	-77	-31
& SHARE … LESS	43	-72	24	-10
& SHARE … NOW	18	1	-49	-34
& SHARE … PART	31	-8	-59	-12
& SHARE … REST	31	-11	-84	-14
& SHARE … SHARE	36	-34	-16	-32
& WHOLE	-43	9	18	-18
& ^ ALL	-5	18	-29	-46
& ^ COUNT	82	-124	-52	2
& ^ DEPOSIT	65	-125	16	-46
& ^ FINAL	-167	50	34	-79
& ^ HALF	55	-42	-23	-42
& ^ HANDOVER	-43	5	31	-16
& ^ LESS	-48	20	11	-46
& ^ NOW	-11	-39	33	-12
& ^ NUMBER	-37	-31	36	-37
& ^ PART	24	-49	16	-36
& ^ REST	-80	57	-4	-73
& ^ SHARE	22	-21	-5	-59
& ^ WHOLE	-35	-7	24	-14
& ^ undefined	-52	-48	38	7
& first: ALL PART	-37	33	-20	-13
& first: AMOUNT	13	30	-81	-53
& first: AMOUNT LESS	-35	29	-22	-12
& first: COUNT PAST	26	-25	-28	-17
& first: DEPOSIT	85	-61	-69	-56
& first: DEPOSIT HALF	34	-39	-25	-19
& first: DEPOSIT LATER	29	-20	-39	-22
& first: DEPOSIT LESS	-44	46	-36	-19
& first: DEPOSIT NOW	25	-20	-35	-30
& first: DEPOSIT PAST	-19	29	-36	-27
& first: DEPOSIT SHARE	48	-48	-49	-7
& first: FINAL	-129	69	-2	-72
& first: FINAL PART	-50	60	-66	-16
& first: FINAL PAST	-50	3	9	-31
& first: HALF	46	-18	-69	-56
& first: HALF NOW	57	-62	-38	-22
& first: HALF PAST	-26	29	-35	-22
& first: HALF SECOND	-57	59	-55	-37
& first: HANDOVER	-50	70	-41	-21
& first: HANDOVER REST	-34	33	-32	-13
& first: HANDOVER SHARE	-47	35	6	-5
& first: LATER REST	-33	-2	14	-15
& first: LESS	-40	41	-12	-41
& first: NOW	50	-21	-55	-9
& first: NOW PAST	24	-10	-25	-35
& first: NOW REST	-58	53	-41	-15
& first: NOW SHARE	12	-7	-31	-12
& first: PART	53	-12	-70	-41
& first: PART SECOND	19	-6	-36	-32
& first: PAST	11	15	-37	-52
& first: REST	-148	93	6	-56
& first: REST SHARE	-46	47	-39	-8
& first: SHARE	26	-26	-4	-31
& last: ALL	-36	34	-27	-29
& last: AMOUNT	-21	23	-1	-78
& last: AMOUNT PAST	-36	39	-33	-18
& last: AMOUNT REST	23	-20	-34	-22
& last: COUNT	-7	20	-52	7
& last: COUNT HANDOVER	-9	19	-34	-12
& last: DEPOSIT	-49	78	-72	-25
& last: DEPOSIT LESS	-39	43	-49	-19
& last: DEPOSIT LESS PAST	-28	29	-29	-16
& last: DEPOSIT PAST	-21	27	-34	-13
& last: DEPOSIT REST	43	-47	-14	-14
& last: FINAL	85	-54	-89	-10
& last: FINAL HANDOVER	32	-31	-30	-6
& last: FINAL HANDOVER LATER	38	-38	-19	-10
& last: FINAL LATER	57	-67	-58	3
& last: FINAL NOW	-1	20	-39	-19
& last: FINAL SHARE	-12	20	-42	-7
& last: HALF	45	-26	-34	-57
& last: HALF HANDOVER	40	-45	-22	-9
& last: HALF LATER	44	-44	-39	-26
& last: HALF PAST	-13	23	-44	-15
& last: HANDOVER	36	-40	4	-79
& last: HANDOVER LATER	-14	9	1	-32
& last: HANDOVER LATER REST	62	-63	-27	-12
& last: HANDOVER NOW	-33	37	-18	-23
& last: HANDOVER REST	69	-67	-49	-14
& last: LATER	64	-33	-67	-53
& last: LATER NOW	-42	46	-37	-10
& last: LATER PART	17	-3	-38	-15
& last: LATER PAST	43	-30	-30	-33
& last: LATER PAST REST	34	-33	-31	-14
& last: LATER REST	30	-21	-66	-33
& last: LATER SHARE	-24	29	-54	-9
& last: LESS	18	27	-90	-45
& last: LESS PART	-41	41	-33	-18
& last: LESS PAST	-45	42	-33	-18
& last: NOW	-31	47	-20	-54
& last: NOW PAST	24	-24	-6	-31
& last: NOW REST	-16	27	-45	-28
& last: PAST	-3	27	-37	-35
& last: PAST REST	18	-13	-34	-10
& last: PAST SHARE	-59	61	-50	-22
& last: REST	106	-46	-188	-70
& last: REST SHARE	-28	32	-42	-23
& last: SECOND	42	-8	-55	-8
& last: SHARE	-20	16	-4	-41
& middle: AMOUNT	-35	42	-22	-44
& middle: AMOUNT PAST	-35	34	-21	-22
& middle: COUNT	-6	13	-46	-8
& middle: DEPOSIT	-32	54	-68	-22
& middle: HANDOVER	24	-5	-41	-31
& middle: HANDOVER SHARE	39	-40	-31	-8
& middle: LESS	16	-3	-50	-18
& middle: NOW	21	-6	-47	-17
& middle: PART	-4	18	-48	-39
& middle: PAST	-61	68	-44	-26
& middle: REST	14	2	-36	-24
& middle: SECOND	2	9	-43	-18
& middle: SHARE	50	-38	-35	-19
& only: ALL	-26	40	-65	-37
& only: ALL PART	-38	32	-26	-22
& only: AMOUNT DEPOSIT	11	12	-39	-15
& only: AMOUNT DEPOSIT LESS	-42	40	-30	-14
& only: AMOUNT LESS	6	9	-32	-18
& only: COUNT	91	-127	-61	-5
& only: COUNT DEPOSIT	32	-27	-54	-6
& only: COUNT PART	69	-58	-76	-47
& only: COUNT PAST	9	-42	-10	9
& only: DEPOSIT	16	-42	14	-38
& only: DEPOSIT FINAL	-45	2	19	1
& only: DEPOSIT HALF	35	-38	-30	-13
& only: DEPOSIT LATER	-51	55	-30	-16
& only: DEPOSIT LATER REST	-56	50	-38	-13
& only: DEPOSIT LESS	-70	83	-84	-44
& only: DEPOSIT LESS PAST	-37	44	-44	-17
& only: DEPOSIT PAST	-40	23	5	-9
& only: DEPOSIT REST	-60	16	20	-32
& only: DEPOSIT SECOND	43	-45	-41	-15
& only: DEPOSIT SHARE	97	-122	-69	-16
& only: FINAL	-102	41	15	-57
& only: FINAL HANDOVER LATER	8	5	-45	-9
& only: FINAL LATER	28	-32	-4	-48
& only: FINAL NOW	-48	-6	18	-27
& only: FINAL PART	-92	51	-28	-34
& only: FINAL PART SECOND	-39	35	-26	-18
& only: FINAL PAST	-28	58	-87	4
& only: FINAL REST	-64	-7	13	-24
& only: FINAL SECOND	-50	52	-47	-30
& only: FINAL SHARE	-39	54	-68	-25
& only: HALF	-15	25	-15	-48
& only: HALF HANDOVER SECOND	-34	30	-15	-11
& only: HALF NOW	26	-31	-3	-18
& only: HALF SECOND	-95	48	-8	-48
& only: HANDOVER	-28	21	4	-27
& only: HANDOVER LATER	38	-34	-17	-45
& only: HANDOVER LATER NOW SHARE	42	-47	-14	-4
& only: HANDOVER LATER SHARE	-36	36	-39	-12
& only: HANDOVER PAST	3	-12	4	-27
& only: HANDOVER REST	-1	27	-63	-29
& only: HANDOVER REST SHARE	-74	72	-47	-15
& only: LATER	-16	25	-24	-8
& only: LATER REST	29	-17	-63	-24
& only: LATER REST SHARE	-27	29	-33	-19
& only: LATER SHARE	-25	14	5	-41
& only: LESS	-62	38	0	-47
& only: LESS PART	-27	29	-34	-15
& only: LESS PAST	-9	18	-33	-23
& only: LESS PAST SHARE	11	-6	-47	-8
& only: LESS SHARE	-26	-48	37	-9
& only: NOW	-19	-36	41	-25
& only: NOW SHARE	4	11	-59	-26
& only: NUMBER	-37	-31	36	-37
& only: PART	4	-8	6	-46
& only: PART SECOND	44	-24	-39	-41
& only: PART SHARE	-2	6	-39	-11
& only: PAST	-34	5	8	4
& only: PAST REST	-15	26	-52	-12
& only: REST	-61	41	0	-68
& only: REST SHARE	-51	70	-80	-18
& only: SECOND SHARE	-44	30	3	-11
& only: SHARE	-10	19	-7	-60
& undefined $	-52	-48	38	7
-<AL-	-39	49	-51	-27
-<ALL-	-39	49	-51	-27
-<ALL>-	-39	49	-51	-27
-<SH-	6	5	-10	-74
-<SHA-	6	5	-10	-74
-<SHAR-	6	5	-10	-74
-<WH-	-43	9	18	-18
-<WHO-	-43	9	18	-18
-<WHOL-	-43	9	18	-18
-<a>-	48	-24	-37	-13
-<aa-	9	-9	2	-47
-<aan-	10	-10	2	-47
-<aanb-	16	1	-25	-51
-<ab-	-32	41	-51	36
-<ab>-	32	-17	-39	-30
-<aba-	-18	47	-57	-26
-<abat-	-8	39	-56	-26
-<abb-	-42	1	-29	37
-<aben-	24	-39	0	1
-<aber-	-38	28	0	-29
-<abg-	-12	17	-7	-49
-<abge-	-30	34	-11	-43
-<abi-	5	9	-36	-29
-<abit-	5	9	-36	-29
-<abl-	-28	29	-30	-21
-<abla-	-29	30	-34	-23
-<abna-	4	7	-46	-20
-<abo-	-32	9	-28	39
-<abo>-	-29	-31	-33	33
-<abr-	-20	-1	-23	28
-<abri-	-35	6	-19	25
-<abs-	10	-7	-1	-45
-<absc-	17	-9	-8	-40
-<abz-	-38	34	-17	-33
-<abzg-	3	9	-39	-13
-<ac-	43	-12	-35	-46
-<ac>-	36	-29	-39	-22
-<aca-	8	8	-29	-37
-<acab-	7	6	-26	-40
-<acc>-	50	-32	-48	-36
-<ace-	19	12	-57	-30
-<acer-	12	22	-60	-34
-<aco-	1	3	-1	-33
-<acom-	-3	4	3	-45
-<acor-	-45	8	14	-9
-<acp-	41	-26	-47	-32
-<acpt-	41	-26	-47	-32
-<act-	-40	2	32	-25
-<acte-	-33	-30	31	-20
-<ad-	34	-15	-24	-39
-<ade-	16	5	-34	-16
-<adi-	25	6	-44	-37
-<adia-	26	5	-44	-37
-<adj-	27	-14	-51	10
-<adju-	28	-25	-47	10
-<advi-	-39	-44	42	-13
-<aff-	-3	-49	12	11
-<affi-	-20	-50	16	14
-<afge-	-47	60	-31	-35
-<afr-	-5	18	-39	-2
-<afre-	-6	18	-37	0
-<afte-	-18	4	3	-34
-<agos-	-8	-10	-48	38
-<agu-	-34	-29	15	8
-<agua-	-34	-29	15	8
-<ah-	41	-37	-24	-42
-<aid-	-42	-23	15	7
-<aid>-	-41	-22	34	-24
-<ak-	15	17	-58	-20
-<akk-	14	0	-38	-14
-<akko-	14	0	-38	-14
-<ako-	14	18	-60	-43
-<akon-	14	18	-60	-43
-<al-	20	-10	-39	19
-<al>-	57	-25	-61	-14
-<alla-	31	-5	-54	-23
-<alle-	-40	4	22	-19
-<alo-	-11	3	-51	38
-<als-	25	-24	-26	4
-<als>-	43	-45	-43	-11
-<alte-	5	-37	23	-28
-<altr-	11	28	-56	-36
-<alv-	27	-11	-47	-6
-<alva-	21	-7	-38	-4
-<amo-	-17	16	-7	-35
-<amou-	-27	8	7	-32
-<ana-	22	-42	-2	-35
-<anal-	27	-39	-14	-30
-<and-	-24	-16	36	-24
-<and>-	-30	-19	37	-17
-<ande-	-5	17	-21	-45
-<anf-	13	-36	14	-35
-<anfa-	13	-31	10	-33
-<ang-	28	-7	-20	-48
-<ange-	26	9	-29	-54
-<ani-	-34	-13	32	-17
-<ano>-	-7	-34	15	13
-<anr-	-37	29	-12	-20
-<anre-	-36	29	-15	-18
-<ans-	-32	-40	41	-21
-<ant-	24	-13	-16	-28
-<ante-	24	-5	-38	-12
-<anti-	2	-8	5	-28
-<anu-	-24	-42	-11	39
-<anua-	-17	-52	3	27
-<anz-	26	-23	-18	-47
-<anz>-	42	-28	-44	-28
-<anza-	-8	-4	6	-45
-<ao-	15	-42	-19	26
-<aou-	13	-35	-46	30
-<aout-	13	-35	-46	30
-<ap-	11	8	-37	-3
-<apa-	25	-25	-15	-7
-<apar-	25	-25	-15	-7
-<apl-	-9	2	1	-27
-<apli-	-2	-4	2	-27
-<apos-	-14	29	-37	-30
-<app-	15	10	-28	-70
-<app>-	11	-2	-16	-32
-<appe-	35	1	-50	-30
-<appr-	3	13	-49	-31
-<apr-	-10	2	-33	19
-<apre-	-24	25	-10	-17
-<apri-	-39	-5	-14	26
-<apro-	38	-21	-61	-30
-<ar-	26	-19	-7	-36
-<ar>-	2	30	-40	-42
-<arb-	-26	0	24	-48
-<arbi-	-30	17	1	-19
-<arc-	2	8	-33	-1
-<arch-	9	2	-34	0
-<are>-	10	16	-46	-30
-<arm-	17	11	-28	-43
-<arma-	11	22	-47	-30
-<arr-	28	-41	-7	-8
-<arra-	35	-46	-22	3
-<arrh-	16	-5	-11	-42
-<art-	-13	-38	41	-38
-<arte-	-16	-33	36	-36
-<arti-	-53	-17	47	-27
-<as-	-21	-8	-27	40
-<ass-	-24	-13	-7	28
-<asse-	-41	11	13	10
-<assi-	3	-19	-32	25
-<at-	32	-86	11	17
-<at>-	9	-48	14	10
-<ate-	25	-52	-13	11
-<ate>-	48	-47	-54	5
-<atel-	-41	-18	4	8
-<auc-	-41	-9	31	-1
-<aucu-	-33	-27	33	-17
-<aud-	-9	-29	34	-39
-<audi-	-9	-29	34	-39
-<auf-	33	-20	-8	-63
-<auft-	23	-10	-7	-54
-<aug-	8	-44	-59	54
-<aur-	-16	-3	11	-30
-<aus-	-47	19	13	-51
-<ausz-	-36	33	-8	-27
-<aut-	13	2	-40	17
-<auto-	6	7	-27	8
-<autr-	-2	11	-12	-47
-<aux-	-48	7	30	1
-<ava-	40	-41	-14	-40
-<avan-	44	-47	-16	-40
-<ave-	-64	21	1	20
-<aven-	-21	-32	-36	35
-<avev-	-39	33	-26	-25
-<avez-	-45	15	15	-22
-<avo-	24	-46	3	-29
-<avv-	39	-19	-56	-23
-<ay-	-42	29	-10	-3
-<aya-	-45	34	-3	-33
-<ayan-	-45	34	-3	-33
-<az-	9	12	-23	-36
-<az>-	33	-10	-42	-30
-<b>-	36	-28	-42	9
-<ba-	-14	14	-4	-37
-<bac-	-37	-19	3	23
-<back-	-29	-6	-15	24
-<bad-	-1	30	-43	-35
-<badk-	-10	23	-37	-26
-<bal-	-46	41	-11	-80
-<bal>-	-18	55	-63	-50
-<bala-	-46	1	25	-57
-<bank-	-39	16	6	-25
-<bann-	-9	-47	41	-26
-<bar-	4	-22	22	-50
-<bar>-	-8	-41	43	-32
-<bat-	1	-4	7	-40
-<be>-	51	-42	-38	-8
-<bed-	-30	12	25	-45
-<bedr-	-21	15	16	-43
-<bee-	-34	9	12	-16
-<been-	-18	34	-44	-11
-<begi-	35	-40	-25	-29
-<begl-	-50	43	0	-27
-<beh-	22	-41	-6	14
-<bei>-	47	-30	-34	-54
-<bell-	8	7	-42	-19
-<ben-	1	-39	16	11
-<bera-	-35	-24	26	11
-<bes-	15	-16	1	-40
-<besp-	6	-3	1	-40
-<best-	10	-16	0	-62
-<bez-	-33	-11	30	-13
-<beza-	-25	-5	18	-26
-<bie-	-48	18	22	1
-<bien-	-43	25	6	7
-<bij-	25	-34	-12	-8
-<bij>-	33	-29	-12	-65
-<bila-	-22	-14	39	-46
-<bir-	-29	-29	36	-19
-<birt-	-39	-33	36	-19
-<bit-	11	12	-53	-37
-<bitt-	6	8	-58	-38
-<bl-	26	-46	6	-13
-<bla-	-33	-36	44	-31
-<blij-	-25	37	-39	-11
-<blo-	35	-42	-21	3
-<bloc-	23	-21	-2	-46
-<bloq-	42	-26	-42	-29
-<boa-	-16	-36	25	-8
-<bod-	21	-7	-38	7
-<boda-	24	2	-33	-42
-<boni-	-43	23	5	-20
-<bono-	18	20	-37	-16
-<bord-	-38	-35	34	-2
-<box-	-41	7	-8	24
-<box>-	-41	7	-8	24
-<boz-	14	-32	13	-29
-<bozz-	14	-32	13	-29
-<br-	25	0	-19	-52
-<bra-	18	11	-28	-41
-<bri-	-28	3	16	-35
-<brie-	-37	8	13	-25
-<broc-	-12	0	7	-32
-<brui-	40	-23	-36	-35
-<bu-	-16	-42	-10	44
-<bud-	3	2	-30	4
-<budg-	3	2	-30	4
-<bui-	10	-16	0	-36
-<buil-	13	-21	1	-37
-<c>-	25	-17	-18	-38
-<ca-	-17	-38	31	4
-<cac-	-1	-3	2	-50
-<cach-	1	12	-16	-50
-<cad-	-7	-45	-19	37
-<cada-	11	-40	-49	42
-<cade-	-45	-18	41	-33
-<cafe-	-35	23	-4	-21
-<cal-	-33	-47	43	-3
-<calc-	-49	-24	48	-29
-<cale-	18	-37	7	-12
-<call-	9	-46	9	0
-<cam-	-7	-14	19	-37
-<camb-	-36	-28	35	-23
-<can>-	33	-33	-35	-10
-<cano-	-38	-14	-44	39
-<cant-	4	-7	10	-27
-<cap-	9	-10	5	-53
-<capa-	-12	4	6	-38
-<car-	-29	-55	36	20
-<card-	-43	-34	42	-8
-<care-	-43	-28	-18	38
-<carp-	27	-1	-29	-32
-<carr-	-3	16	-29	-11
-<cart-	-36	-77	66	-25
-<cas-	12	14	-16	-52
-<casa-	18	1	-19	-40
-<cat-	11	0	-16	-52
-<cata-	1	2	-6	-40
-<cate-	13	-1	-29	-28
-<cau-	1	-14	11	-38
-<cd-	5	-2	-36	5
-<ce-	10	-15	12	-45
-<ce>-	13	26	-47	-28
-<cen-	6	7	-14	-33
-<cent-	6	6	-11	-36
-<cer-	2	-23	24	-59
-<cere-	-1	-12	14	-40
-<cert-	17	-11	-10	-42
-<chan-	2	-7	4	-31
-<chap-	24	-5	-19	-37
-<chaq-	-17	-22	-34	29
-<che-	-42	33	-4	-1
-<che>-	-11	28	-50	-11
-<chec-	-35	-15	8	10
-<chiu-	-32	34	-14	-40
-<cho-	-24	-35	20	4
-<cie-	-10	16	-12	-45
-<cier-	-18	23	-13	-42
-<cl-	-38	0	23	-17
-<clas-	-45	-46	33	-8
-<cle-	-38	-9	3	15
-<clea-	-54	-1	-2	17
-<cli-	-46	-17	45	-19
-<clie-	-32	-6	27	-25
-<clip-	-17	-43	43	-22
-<clo-	-7	38	-38	-30
-<clos-	-29	39	-38	-46
-<clot-	-21	22	-9	-28
-<clu-	-30	-29	16	7
-<club-	-30	-29	16	7
-<coc-	13	8	-24	-34
-<coci-	21	11	-40	-30
-<colo-	-7	-1	12	-42
-<como-	-49	-10	10	24
-<conc-	-10	34	-29	-41
-<cong-	4	22	-36	-48
-<cont-	17	-14	-45	32
-<copy-	2	7	-7	-36
-<cor-	-13	-32	29	-1
-<corp-	2	8	-10	-35
-<corr-	-37	-29	39	-4
-<cot-	28	-22	-38	15
-<cou-	12	-45	14	-15
-<cour-	12	-37	3	-13
-<coz-	3	23	-40	-17
-<cozi-	1	24	-39	-17
-<cre-	0	20	-11	-41
-<crea-	-20	2	14	-38
-<cred-	11	25	-27	-33
-<crm-	3	4	-33	3
-<crm>-	3	4	-33	3
-<cro-	9	-35	10	-14
-<cu-	22	-39	-8	10
-<cua-	21	-16	-39	14
-<cuan-	39	-29	-46	-30
-<cuar-	7	6	-39	11
-<cue-	19	1	-35	-41
-<cuen-	17	-6	-20	-37
-<cui-	3	3	-41	9
-<cuis-	13	3	-40	-27
-<cuo-	-15	-8	-27	26
-<cuot-	-11	-14	-36	29
-<curs-	0	-4	12	-45
-<cus-	11	-40	12	-32
-<cust-	13	-36	5	-27
-<cut-	-4	-48	18	12
-<cut>-	-8	-45	47	-27
-<d>-	-14	-57	38	11
-<daf-	14	-33	-1	-26
-<dafu-	14	-33	-1	-26
-<dag-	-29	-43	50	-13
-<dak-	14	-25	-4	-37
-<dak>-	33	-20	-39	-29
-<dam-	-20	18	-1	-39
-<dami-	4	20	-27	-37
-<dank-	-44	30	10	-15
-<dans-	0	-37	10	4
-<das>-	2	-4	5	-34
-<dat-	67	-38	-58	-24
-<data-	48	-34	-35	-35
-<date-	47	-48	-31	-17
-<day-	-20	-48	50	-26
-<day>-	-13	-49	42	-39
-<debi-	-37	3	-3	17
-<dece-	-6	-12	-38	23
-<deco-	-5	-2	6	-55
-<ded-	-7	27	-50	-49
-<dedo-	-14	22	-35	-10
-<dedu-	5	23	-92	-38
-<dee-	-1	4	3	-57
-<deel-	1	5	-1	-57
-<def-	-31	32	-10	-37
-<defe-	-32	37	-37	-20
-<defi-	-21	24	-9	-34
-<degl-	18	-12	-36	-19
-<dej-	-46	26	5	-27
-<deja-	-43	33	-4	-25
-<dem-	23	-37	16	-38
-<dema-	45	-34	-32	-40
-<dent-	-31	-5	30	-39
-<dep-	15	-11	-1	-82
-<dep>-	42	-18	-43	-35
-<depl-	-44	-6	36	-25
-<depo-	3	-10	8	-79
-<der-	-13	42	-50	-22
-<derd-	2	17	-47	-13
-<dern-	-43	31	-12	-36
-<des>-	24	-9	-26	-12
-<desc-	-25	7	21	-53
-<desp-	19	-10	-9	-32
-<dess-	-36	26	8	-22
-<devi-	6	5	-2	-39
-<dez>-	20	3	-36	12
-<dg-	-31	38	-40	-28
-<dgd-	-31	38	-40	-28
-<dgd>-	-31	38	-40	-28
-<dia-	-30	-22	45	-19
-<diag-	14	-31	4	-33
-<dic-	12	-51	4	8
-<dien-	-36	-35	39	-32
-<dif-	-19	49	-65	-35
-<dife-	-15	40	-55	-28
-<diff-	-15	33	-43	-27
-<din-	15	-29	-2	-35
-<dip-	-42	-8	33	-28
-<dir-	12	-44	-2	15
-<dis-	-19	-39	37	-10
-<disc-	-6	-38	32	-40
-<dise-	-1	-22	16	-29
-<dist-	-39	14	24	-28
-<dit-	9	8	-19	-54
-<dit>-	8	8	-19	-53
-<dj-	7	-43	22	-34
-<dj>-	7	-43	22	-34
-<dod-	-36	-5	16	0
-<dodi-	-36	-5	16	0
-<dois-	11	-19	4	-26
-<dom-	-63	-27	-3	29
-<domi-	-47	-41	4	17
-<done-	-5	27	-22	-44
-<doo-	-5	-37	-3	20
-<door-	-5	-37	-3	20
-<dop-	-8	18	-29	-24
-<dopo-	-7	17	-31	-22
-<dos-	14	4	-12	-48
-<dos>-	11	8	-14	-41
-<doss-	8	-7	-3	-31
-<doul-	1	18	-32	-29
-<dov-	-24	35	-45	3
-<dovu-	-13	28	-39	-17
-<dow-	14	-6	-11	-37
-<down-	14	-6	-11	-37
-<dr-	23	-20	5	-74
-<dra-	18	-15	-4	-56
-<draa-	23	-11	-41	-28
-<draf-	-10	-43	36	-36
-<draw-	29	15	-51	-25
-<dre-	32	-21	-19	-55
-<dri-	7	18	-36	-24
-<drit-	11	22	-54	-21
-<dro-	-19	-59	45	-24
-<dron-	-23	-44	41	-35
-<dru-	-33	1	28	-36
-<duo-	-39	-36	40	-20
-<duo>-	-39	-36	40	-20
-<dus-	-21	21	-1	-29
-<dus>-	-21	21	-1	-29
-<e>-	-33	-2	34	-27
-<ec-	6	3	-21	-6
-<ecc-	4	6	-35	3
-<ecco-	4	6	-35	3
-<ech-	18	4	-57	-8
-<eche-	21	7	-60	-16
-<ed-	-24	-14	28	-42
-<edi-	-19	-19	29	-42
-<edic-	-8	-47	38	-16
-<edit-	-18	-7	18	-36
-<ee-	31	-36	1	-35
-<een-	27	-58	20	-37
-<een>-	33	-53	12	-36
-<eers-	24	-17	-19	-15
-<eg-	23	-10	-38	4
-<eic-	37	-40	-23	-29
-<eich-	37	-40	-23	-29
-<eig-	13	-35	-2	-32
-<eige-	17	-39	-4	-29
-<ein>-	0	-41	21	-7
-<eind-	-36	43	-14	-58
-<eine-	-30	-53	58	-35
-<einm-	-21	-42	41	-24
-<einz-	-40	-31	36	-18
-<ejec-	31	-8	-44	-29
-<elet-	9	-15	10	-36
-<elk-	-17	-43	-16	32
-<elke-	-30	-25	-33	33
-<em-	-18	12	1	-9
-<em>-	-25	21	-8	-1
-<empr-	-30	29	-7	-44
-<enc-	11	24	-36	-58
-<enca-	21	1	-30	-36
-<ence-	-45	20	-2	-28
-<enco-	6	12	-19	-31
-<enda-	-3	21	-45	-40
-<endr-	-29	5	21	-42
-<ene-	-37	12	-24	15
-<ener-	-37	17	-39	19
-<enga-	34	-28	-40	6
-<ens-	18	-43	18	-52
-<ente-	-41	-47	47	-4
-<enti-	-61	-53	61	-30
-<entw-	23	-45	-8	3
-<equi-	-23	-43	26	-1
-<er-	21	2	-27	-25
-<er>-	35	-27	-34	-4
-<era-	-68	59	-25	-32
-<era>-	-47	31	4	-16
-<eraf-	-36	38	-34	-24
-<erb-	-8	24	-47	1
-<ere-	24	-3	-46	-28
-<erel-	22	-1	-46	-28
-<erl-	2	10	-17	-28
-<erle-	-2	7	-10	-26
-<err-	-18	-31	26	-24
-<ers-	24	-39	0	-19
-<erst-	27	-37	-6	-16
-<es-	1	29	-30	-28
-<escr-	-24	-40	17	10
-<ese-	12	-5	7	-38
-<esp-	-43	12	9	-6
-<espe-	-40	31	-9	-22
-<esq-	25	-41	-8	-31
-<esqu-	24	-40	-8	-31
-<est-	-2	33	-38	-27
-<est>-	-23	35	-24	-22
-<esta-	-15	33	-39	-3
-<este-	8	4	-37	-1
-<esti-	26	-30	-10	-35
-<estr-	25	-48	6	-19
-<estu-	-9	5	8	-46
-<et-	-51	-18	55	-32
-<et>-	-41	1	28	-15
-<eta-	5	-23	16	-44
-<etag-	-27	-27	35	-24
-<etan-	-23	33	-48	-24
-<etap-	45	-35	-27	-38
-<ete-	-67	27	13	-7
-<ete>-	-64	23	15	-5
-<eti-	-24	-19	27	-35
-<eu>-	6	0	-40	2
-<euro-	8	-15	15	-52
-<even-	20	-32	15	-28
-<ever-	-48	-9	-8	27
-<exc-	-7	-7	15	-36
-<exce-	-37	-10	25	-22
-<exec-	25	-8	-35	2
-<exig-	-5	20	-38	-21
-<expe-	-8	-16	22	-30
-<f>-	-38	-15	32	-31
-<fa-	35	-13	-18	-61
-<fa>-	-39	-3	11	-27
-<fab-	27	-21	-10	-24
-<fabr-	27	-21	-10	-24
-<fal-	15	9	-68	-15
-<fall-	9	2	-26	-17
-<falt-	9	12	-92	-38
-<fas-	41	-16	-43	-47
-<fase-	39	-19	-38	-46
-<fat-	9	11	-16	-41
-<fatt-	-5	9	-4	-33
-<fe-	-7	10	-45	36
-<feb-	-42	3	-46	50
-<febr-	-31	-2	-20	27
-<fec-	-6	29	-29	-53
-<fech-	-6	29	-29	-53
-<fees-	20	2	-23	-42
-<fer-	18	-21	9	-57
-<ferr-	3	-21	15	-39
-<fert-	-9	6	2	-43
-<fes-	-12	-13	24	-34
-<fest-	-12	-13	24	-34
-<fev-	-21	3	-61	47
-<fevr-	-17	-2	-38	25
-<fic-	-38	42	-32	-15
-<fica-	-25	44	-53	-39
-<fid-	-30	-40	36	-23
-<fie-	21	-39	4	-35
-<fil-	1	2	-1	-43
-<film-	2	5	-10	-43
-<fim-	15	-30	-10	7
-<fim>-	15	-30	-10	7
-<fin-	-31	31	-9	-44
-<fina-	-33	17	5	-56
-<finc-	12	-41	24	-1
-<fine-	5	16	-39	-1
-<fini-	3	21	-32	-38
-<firm-	2	6	-24	-16
-<fisc-	-38	-31	14	4
-<fit-	4	-12	13	-48
-<fitt-	2	0	4	-37
-<fix-	1	-70	17	14
-<fix>-	40	-50	5	-19
-<fixe-	-35	-28	26	6
-<fixi-	33	-38	-10	-19
-<fixo-	-31	-23	14	6
-<fl-	-19	-49	40	0
-<fla-	-24	-38	37	-16
-<floo-	-39	-29	37	-24
-<fly-	-3	-43	30	-23
-<flye-	-23	-35	32	-23
-<foi-	-30	17	5	-18
-<foi>-	-44	34	-2	-25
-<fold-	-40	-31	39	-24
-<folg-	19	-7	-36	-21
-<foll-	-6	-8	17	-35
-<fon-	34	-8	-32	-36
-<fond-	41	3	-67	-43
-<forf-	-24	-37	15	11
-<fot-	4	-15	7	-50
-<foto-	4	-15	7	-50
-<fou-	10	-30	3	-14
-<four-	20	-26	-9	-13
-<fr>-	18	-36	7	-39
-<fram-	25	-32	-32	11
-<frei-	-1	27	-43	-20
-<fres-	-31	12	17	-25
-<fri-	-50	13	6	11
-<frid-	-33	9	6	-6
-<from-	8	-6	-4	-42
-<ft-	-42	28	4	-36
-<ft>-	-42	28	4	-36
-<ful-	-36	-5	25	-40
-<full-	-36	-5	25	-41
-<fur-	0	-33	1	18
-<fur>-	-2	-32	3	19
-<furt-	14	2	-22	-37
-<gaa-	16	5	-37	-14
-<gan-	-32	-37	26	-5
-<gar-	-32	45	-29	-1
-<gara-	-44	36	6	-50
-<gat-	8	-36	12	-13
-<ge-	-26	-42	39	10
-<geb-	-50	4	27	0
-<gebr-	-51	36	-14	11
-<gebu-	9	-42	17	-15
-<ged-	-11	1	8	-39
-<gede-	26	-4	-36	-17
-<gee-	-32	-37	28	9
-<geen-	-34	-35	28	9
-<geh-	-42	-15	16	12
-<gehe-	-40	-24	36	-34
-<gele-	-6	-6	13	-33
-<gem>-	47	-2	-58	-20
-<gema-	9	-38	25	-12
-<gep-	-43	20	14	-27
-<ger-	5	-55	45	-48
-<gere-	17	-37	25	-43
-<ges-	-25	-39	30	2
-<gesa-	-25	-11	30	-46
-<gesc-	-2	-27	22	-35
-<get-	18	-43	8	-19
-<get>-	49	-47	-41	-29
-<gew-	-35	17	-14	18
-<gewa-	-34	30	-27	1
-<gez-	-8	22	-19	-33
-<gi-	-35	0	0	13
-<gia-	-37	31	-12	-43
-<gia>-	-37	31	-13	-36
-<gio-	-36	-35	39	-5
-<git-	16	-20	-34	15
-<gita-	6	-14	-35	17
-<giug-	-5	-1	-29	18
-<glob-	-30	-35	34	-26
-<go-	17	9	-39	-51
-<goed-	6	3	-43	-26
-<gra-	-10	9	2	-46
-<grac-	-33	22	10	-6
-<gran-	0	12	-17	-32
-<gros-	19	3	-47	-34
-<grou-	-9	-36	18	7
-<gru-	-8	-47	2	18
-<grup-	-27	-34	7	18
-<guia-	-32	-22	34	-26
-<guta-	-20	-30	31	-19
-<h>-	-11	-85	35	-5
-<ha-	-17	31	-18	-20
-<ha>-	-43	17	13	-25
-<hab-	-51	26	-5	7
-<habi-	-39	2	-9	20
-<had-	-60	61	-50	0
-<had>-	-58	51	-39	3
-<hadd-	-25	33	-27	-22
-<hai-	0	-13	17	-32
-<hal-	0	-23	26	-37
-<halb-	-53	-18	36	-5
-<halv-	7	-33	2	-30
-<han-	-5	26	-23	-68
-<hand-	11	4	-14	-64
-<hang-	-46	34	-13	-33
-<harp-	12	7	-32	-21
-<has-	8	21	-41	-11
-<has>-	-3	26	-46	-15
-<hat-	-21	27	-30	-14
-<hatt-	-32	35	-26	-13
-<have-	0	27	-59	-24
-<heb-	-28	11	-47	28
-<hec-	-32	-11	34	-40
-<hech-	-29	0	22	-37
-<hele-	-60	-31	39	1
-<helf-	3	13	-29	-28
-<hers-	-40	18	29	-25
-<het>-	21	0	-29	-15
-<heu-	-1	-44	4	16
-<heur-	-21	-39	12	14
-<hi-	-31	10	27	-53
-<hir-	-32	18	10	-25
-<hire-	-32	18	10	-25
-<hit-	16	0	-42	-16
-<hito-	16	0	-42	-16
-<hoch-	14	-2	-24	-34
-<hol-	32	2	-35	-41
-<hold-	30	5	-43	-38
-<hom-	-38	20	-1	-5
-<home-	-31	-1	9	-2
-<hor-	-9	-55	22	18
-<hora-	-40	-65	25	28
-<hos-	-53	-49	-21	52
-<host-	-37	-35	-27	42
-<hour-	-17	-35	-6	24
-<hout-	25	-1	-43	-39
-<hr-	-15	-49	15	18
-<hrs-	-16	-46	16	16
-<hrs>-	-16	-46	16	16
-<hu-	-21	-44	31	0
-<huu-	-41	-49	7	19
-<huur-	-41	-49	7	19
-<i>-	59	-22	-68	-37
-<id-	6	-2	-4	-29
-<ide-	15	12	-37	-44
-<iden-	18	16	-51	-42
-<ik-	27	-1	-36	-12
-<ik>-	27	-1	-36	-12
-<il-	17	4	-14	-53
-<il>-	18	8	-32	-31
-<ill-	1	0	1	-43
-<illu-	1	0	2	-46
-<ilu-	4	-9	10	-34
-<ilus-	4	-9	10	-34
-<impu-	-42	5	12	-23
-<in-	2	-26	19	-28
-<inb-	-40	-2	33	-21
-<inbe-	-39	-8	22	0
-<inc-	-57	-7	33	-12
-<inca-	-1	25	-36	1
-<incl-	-65	-40	60	-14
-<info-	-39	-17	7	22
-<ini-	73	-57	-67	-54
-<inic-	50	-25	-60	-46
-<init-	36	-36	-30	-17
-<iniz-	34	-38	-19	-21
-<ink-	-42	-23	29	-6
-<inkl-	-57	-23	29	2
-<insc-	31	-19	-26	-38
-<int-	-12	-28	27	-31
-<inte-	-19	-30	36	-39
-<inv>-	3	14	-21	-36
-<ir-	-16	-50	37	-19
-<is-	-24	46	-40	-19
-<is>-	-20	40	-34	-20
-<ist-	-3	34	-49	-13
-<ist>-	-5	32	-53	-7
-<iv-	-34	-14	26	7
-<iva-	-34	-13	30	-10
-<iva>-	-34	-13	30	-10
-<ja-	-35	43	-71	43
-<ja>-	-19	48	-50	-54
-<jal-	19	-2	-23	-29
-<jalo-	19	-2	-23	-29
-<jan-	-47	18	-45	46
-<jan>-	-33	11	-32	24
-<jane-	-10	5	-34	20
-<janu-	-35	15	-34	28
-<jo-	-41	-21	25	12
-<job-	-28	7	0	-8
-<job>-	-28	8	10	-44
-<jor-	-17	-35	24	-8
-<jorn-	-17	-35	24	-8
-<ju-	-12	-37	-36	59
-<jui-	10	-19	-30	28
-<juil-	6	-15	-43	15
-<juin-	5	-35	-15	28
-<jul-	-14	-8	-38	29
-<juli-	2	-32	-46	28
-<july-	-38	-2	1	1
-<jun-	-11	-20	-38	48
-<june-	-1	6	-38	29
-<juni-	5	-15	-34	31
-<junt-	-35	-31	38	-27
-<juri-	-43	-37	22	16
-<kam-	-38	16	11	-23
-<kann-	31	-34	-30	0
-<kap-	27	-3	-15	-37
-<kaut-	-30	-42	37	-29
-<kei-	-43	-31	40	-22
-<kein-	-40	-25	38	-21
-<keuk-	8	11	-38	-21
-<key-	-6	-15	14	-43
-<ki-	31	-29	-22	3
-<kic-	44	-23	-49	-31
-<kick-	44	-23	-49	-31
-<kit-	0	18	-35	-33
-<kitc-	11	5	-33	-24
-<klaa-	5	11	-16	-31
-<kle-	-14	-31	31	-8
-<komp-	-51	0	25	-24
-<komt-	36	-27	-32	-27
-<konz-	5	-35	10	-31
-<kor-	-29	-57	43	-20
-<kort-	-23	-43	32	-16
-<kos-	31	-22	-27	-38
-<kost-	31	-22	-27	-38
-<kr-	6	1	-9	-41
-<kre-	-43	28	-8	-22
-<kuc-	12	9	-39	-24
-<kuch-	12	9	-39	-24
-<kur-	-30	-11	29	-49
-<kurs-	-24	-9	22	-41
-<kurz-	-24	-33	33	-28
-<kw-	-9	-18	-32	36
-<kw>-	8	-26	-27	20
-<la>-	17	-10	-7	-45
-<laa-	-28	12	3	-17
-<laat-	-28	12	3	-17
-<lam-	3	-10	1	-31
-<lan-	2	-9	8	-54
-<land-	-40	-32	41	-32
-<lang-	-42	-15	30	-30
-<lanz-	16	18	-38	-17
-<lar-	22	-36	5	-5
-<last-	-34	29	-13	-31
-<lat-	36	-23	-46	-28
-<late-	36	-21	-48	-27
-<lavo-	-1	-11	12	-46
-<lay-	-19	-2	24	-35
-<le>-	33	-3	-31	-35
-<lea-	-30	14	22	-50
-<lead-	9	1	-37	-11
-<lear-	5	5	-33	-11
-<lef-	-31	42	-50	-35
-<left-	-30	41	-49	-34
-<lege-	-43	-16	38	-12
-<lei-	6	-42	2	3
-<leis-	17	-42	-10	6
-<les-	-17	18	-29	3
-<les>-	-17	22	-21	-5
-<let-	-39	12	17	-38
-<lett-	-14	-41	34	-20
-<letz-	-37	24	-6	-37
-<leva-	15	-38	-6	-32
-<lez-	-43	-42	18	10
-<lezi-	-41	-42	17	10
-<li-	-41	25	-24	31
-<lib-	-2	30	-49	-13
-<libe-	-7	29	-50	-38
-<lic-	-12	-48	-9	27
-<lice-	-4	-44	-26	28
-<lid-	-36	6	-33	26
-<lim-	-45	-52	15	27
-<limp-	-43	-50	13	27
-<lin-	-33	14	18	-19
-<liq-	-1	17	-18	-37
-<liqu-	4	3	-6	-36
-<lit-	-4	-37	12	5
-<lla-	-37	-11	34	-28
-<llav-	-37	-1	27	-28
-<lle-	15	-12	-35	12
-<lo>-	21	12	-31	-44
-<loc-	8	-49	26	-27
-<logo-	0	-14	11	-19
-<loh-	-30	-31	-24	32
-<lohn-	-30	-31	-24	32
-<loop-	25	-17	-33	-8
-<los>-	-4	28	-43	-1
-<lot>-	-7	25	-26	-41
-<lp-	16	2	-38	-21
-<lph-	16	2	-38	-21
-<lph>-	16	2	-38	-21
-<lt-	32	1	-54	-10
-<lt>-	32	1	-54	-10
-<lue-	26	-17	-32	-14
-<lueg-	26	-17	-32	-14
-<lugl-	-9	-6	-35	27
-<ma-	-20	-18	-37	63
-<ma>-	21	-34	-23	13
-<maa-	-22	-7	-71	62
-<maan-	-51	-35	-58	65
-<maat-	17	-1	-45	-21
-<mad-	5	-11	11	-43
-<made-	18	-5	-11	-35
-<mai-	-5	-55	-7	32
-<mai>-	-33	-22	-14	31
-<mail-	-20	-40	41	-44
-<main-	7	-37	-13	24
-<mal-	19	-39	0	-7
-<mal>-	0	-37	14	0
-<mana-	-35	-11	9	7
-<manc-	-16	35	-36	-34
-<mano-	-20	4	24	-43
-<manq-	-58	50	-29	-30
-<mant-	-8	-34	-29	40
-<manu-	4	18	-45	7
-<map-	-38	-26	34	-24
-<maq-	3	-14	12	-36
-<maqu-	3	-14	12	-36
-<mar-	-34	16	-28	26
-<mari-	23	-21	-9	-42
-<marm-	6	18	-38	-17
-<mars-	-38	2	-20	27
-<marz-	-51	22	-22	31
-<mas>-	31	-41	-19	-7
-<mass-	9	-20	21	-45
-<mat-	13	-13	0	-37
-<mate-	10	-12	4	-65
-<matr-	11	4	-14	-34
-<may-	-28	-20	-29	38
-<me-	-40	-12	-21	59
-<med-	8	13	-32	-14
-<medi-	13	14	-40	-13
-<meer-	-43	24	4	-33
-<meet-	-35	9	29	-20
-<mei-	1	-44	1	15
-<mei>-	-10	-23	-26	33
-<meil-	28	-9	-34	-25
-<mein-	2	-37	8	5
-<meio-	10	-29	27	-33
-<mem-	16	-46	0	7
-<men-	-60	-4	-26	45
-<meno-	-51	34	-12	-35
-<mens-	-42	-51	-57	66
-<ment-	14	10	-44	-38
-<menu-	-38	-13	45	-52
-<mes-	-37	-36	-68	82
-<mes>-	-52	-41	-71	70
-<mese-	-55	-30	-50	54
-<mess-	-1	8	3	-53
-<met-	3	-6	8	-35
-<meta-	5	18	-30	-53
-<mid-	33	-57	12	7
-<midd-	28	-39	13	-29
-<mie-	-10	-38	4	12
-<miet-	-10	-43	-7	12
-<mil-	14	-7	-6	-46
-<mile-	6	-2	-6	-27
-<min-	-80	23	25	-33
-<min>-	-69	25	17	-33
-<mind-	-10	24	-47	-24
-<minu-	-40	-10	21	-9
-<mita-	7	9	-32	-36
-<mo-	-9	-44	-2	46
-<mob-	22	3	-50	-40
-<mobi-	19	4	-47	-37
-<mod-	-34	-30	46	-54
-<mode-	-47	-25	42	-36
-<modu-	-14	-14	22	-36
-<moi-	-25	20	-81	45
-<moin-	-22	27	-22	-45
-<mois-	-51	-41	-61	61
-<moit-	5	9	-34	-53
-<mon-	-22	-36	-19	55
-<mona-	-39	-34	-55	54
-<mone-	32	6	-40	-43
-<more-	37	-46	-9	-33
-<mot-	-22	-20	38	-45
-<mt-	-33	-30	-43	44
-<mtl-	-23	-23	-30	30
-<mtl>-	-23	-23	-30	30
-<mur-	-2	17	-11	-38
-<mura-	-1	20	-14	-37
-<n>-	46	-55	-5	-63
-<na-	-18	1	22	-39
-<na>-	-15	-1	25	-52
-<nad-	-40	-38	42	-24
-<nada-	-42	-37	42	-24
-<nao-	-23	-38	32	4
-<nao>-	-23	-38	32	4
-<nav-	8	8	-46	4
-<nave-	17	3	-38	4
-<nel-	21	-44	8	9
-<nel>-	7	-35	-6	13
-<nes-	-45	-16	42	-29
-<ness-	-41	-31	39	-11
-<net>-	-33	-9	16	-18
-<neu-	-22	-14	28	-42
-<nex-	0	-33	-46	21
-<next-	0	-33	-46	21
-<ni-	-42	-56	47	14
-<nic-	-12	-41	20	0
-<nich-	-12	-41	20	0
-<nie-	-14	-34	21	3
-<niet-	-1	-40	30	-34
-<no-	5	-14	-34	29
-<no>-	43	-50	-9	-35
-<noc-	-16	34	-36	-34
-<noch-	-26	35	-34	-28
-<nog-	4	34	-75	-56
-<nog>-	4	35	-79	-55
-<nos>-	6	13	-58	9
-<noth-	-48	-5	33	-40
-<nov-	-17	-47	-32	53
-<nov>-	-24	-20	-38	41
-<nova-	-17	-36	29	-15
-<now-	-2	10	-17	-46
-<now>-	-2	10	-17	-46
-<nr-	31	-49	-16	-12
-<nr>-	28	-48	-13	-12
-<nu>-	13	10	-28	-50
-<num-	-10	-11	23	-36
-<nun-	-28	37	-42	-25
-<nun>-	-37	45	-40	-25
-<o>-	6	22	-35	-27
-<ob-	1	6	-7	-31
-<obr-	2	6	-5	-38
-<obra-	11	2	-9	-41
-<oc-	-45	-8	-19	35
-<oct-	-25	-11	-29	33
-<off-	-16	12	9	-37
-<off>-	-9	-8	20	-46
-<oh-	-44	-18	36	-14
-<ok-	-20	-1	-38	40
-<okt-	-19	-36	-32	44
-<okto-	-15	-32	-16	34
-<ol-	-18	-7	29	-36
-<om>-	38	-32	-29	-18
-<on>-	37	-15	-28	-25
-<onc-	38	-29	-14	-26
-<once-	38	-29	-14	-26
-<one-	-25	-64	55	-34
-<one>-	-25	-64	55	-34
-<ono-	-5	-2	6	-36
-<onor-	-5	-2	6	-36
-<ont-	-22	32	-2	-50
-<ont>-	-28	35	-35	-17
-<ontw-	11	-40	11	-34
-<op-	8	-17	19	-59
-<opd-	34	-27	-14	-41
-<opdr-	34	-27	-14	-41
-<ope-	-1	13	-9	-67
-<open-	-7	12	-5	-51
-<oper-	14	-3	-11	-47
-<opl-	-1	17	-41	-23
-<ople-	-2	17	-40	-23
-<opt-	4	-12	1	-33
-<opti-	17	-33	-6	-31
-<or-	12	-44	21	-26
-<ora>-	-9	-31	19	-6
-<ordi-	43	-33	-24	-43
-<ore-	-24	-45	31	2
-<ore>-	-24	-45	31	2
-<org-	-10	-11	20	-48
-<orga-	-19	4	14	-39
-<os>-	-23	38	-53	-7
-<ot-	-5	27	-67	15
-<oth-	-24	34	-36	-30
-<othe-	-24	34	-36	-30
-<otr-	22	11	-59	-40
-<otra-	12	9	-48	-35
-<ott-	-23	-16	-31	36
-<otto-	-17	-14	-18	30
-<ou-	-5	20	-45	20
-<out-	-7	31	-62	18
-<outr-	7	24	-57	-38
-<outs-	-16	23	-28	-5
-<owi-	-29	27	-23	-15
-<owin-	-29	27	-23	-15
-<paga-	-6	37	-35	-11
-<page-	-49	-10	42	-46
-<pagi-	-34	-2	28	-44
-<pago-	8	-1	-5	-57
-<paid-	-43	24	0	-34
-<pal-	-58	-68	68	-30
-<pan-	-27	-28	35	-7
-<par-	16	-13	0	-48
-<par>-	-44	-1	15	6
-<para-	22	-48	7	-13
-<parc-	18	-2	-17	-69
-<park-	-26	-42	39	-23
-<paro-	-40	22	15	-28
-<parq-	3	-33	8	-18
-<pas>-	8	-35	-1	13
-<pasa-	3	-42	20	-16
-<pat-	-14	3	12	-36
-<patt-	-4	8	-8	-30
-<pau-	-32	-37	43	-24
-<pay-	-9	13	-1	-39
-<paye-	-50	35	-4	-57
-<paym-	17	-1	-19	-70
-<pd-	-53	33	0	-15
-<pdf-	-40	15	16	-29
-<pdf>-	-36	14	16	-27
-<ped-	-6	1	2	-41
-<pedi-	-3	-13	12	-37
-<pel-	-15	0	14	-39
-<pelo-	-39	31	2	-20
-<pend-	-3	20	-44	-34
-<peo-	-33	-37	40	-20
-<perc-	20	3	-41	-37
-<pfl-	7	-36	-33	26
-<pha-	9	-13	-3	-41
-<phas-	9	-13	-3	-41
-<pi-	-29	-69	35	15
-<pie-	-17	-27	37	-38
-<pin-	-28	-39	49	-37
-<pint-	-22	-39	44	-32
-<pisc-	1	-19	-36	25
-<piso-	-25	-12	29	-36
-<plaa-	20	-29	10	-34
-<plat-	-6	-35	14	12
-<pm-	19	18	-40	-28
-<pmt-	19	18	-40	-28
-<pmt>-	18	19	-40	-28
-<poi-	32	-33	-19	-8
-<poi>-	45	-34	-54	-28
-<poin-	-29	-10	15	3
-<pon-	8	-8	1	-35
-<poo-	0	8	-37	23
-<posa-	5	14	-20	-37
-<pose-	-5	5	-3	-52
-<pp-	-1	-25	19	-32
-<pp>-	-35	-27	35	-29
-<pr>-	0	-26	-37	25
-<pra>-	38	-40	-20	-1
-<pre-	38	-31	-9	-46
-<pre>-	51	-43	-46	-4
-<prep-	52	-20	-44	-63
-<prev-	5	4	-4	-43
-<prez-	-24	-1	20	-47
-<pri-	17	-16	10	-73
-<prij-	-36	27	1	-38
-<prim-	46	-40	-12	-77
-<prin-	-3	1	6	-39
-<prix-	-28	-20	35	-20
-<proc-	11	4	-40	8
-<prom-	-40	-3	19	2
-<pron-	-42	25	7	-36
-<prop-	40	-29	-36	-37
-<pros-	32	-39	-38	9
-<prot-	27	-40	-20	4
-<prov-	19	-4	-22	-27
-<q>-	-10	-13	-59	49
-<qu-	11	33	-57	-22
-<qua-	18	-23	-27	16
-<quan-	25	-11	-11	-28
-<quar-	-11	-19	-24	36
-<que-	-11	49	-58	-31
-<que>-	-31	60	-43	-33
-<qued-	-13	33	-44	-35
-<quel-	7	16	-46	-10
-<qui-	-9	21	-23	-10
-<qui>-	-2	28	-31	-32
-<quit-	-48	49	-38	-43
-<r>-	-11	9	4	-35
-<rab-	-35	-41	39	-21
-<rad-	-40	-4	32	-31
-<rap-	-43	-10	42	-20
-<rat-	1	-1	5	-36
-<rata-	27	10	-51	-24
-<re-	-44	19	8	2
-<re>-	30	-4	-22	-40
-<real-	9	9	-17	-34
-<reb-	31	-32	-13	-29
-<rec-	-46	27	16	-19
-<rech-	22	-23	4	-36
-<reco-	-14	-29	8	24
-<recu-	-41	47	-42	0
-<reda-	-2	-27	23	-33
-<rede-	2	16	-47	29
-<ree-	1	1	-3	-36
-<reed-	3	16	-44	-20
-<ref>-	22	-23	-24	1
-<refe-	-36	-32	26	-6
-<refo-	17	-1	-27	-43
-<refu-	15	-32	-9	-16
-<regi-	-11	-43	23	0
-<rego-	-35	21	10	-18
-<regu-	-23	22	-39	16
-<reli-	-11	29	-27	-36
-<rem-	-33	31	3	-67
-<rema-	-10	45	-67	-59
-<remi-	-34	-8	29	-37
-<ren-	-24	-22	-33	44
-<rene-	-36	-25	-37	36
-<reno-	-13	1	-67	41
-<rent-	-4	-43	10	-2
-<rep-	-28	-63	52	-11
-<repa-	-52	-57	62	-16
-<repo-	-2	-25	25	-33
-<res-	-15	42	-27	-78
-<rese-	15	-5	-36	-4
-<rest-	-23	51	-29	-121
-<resu-	-25	-40	39	-10
-<reta-	-19	-16	-26	34
-<rete-	-25	44	-40	-58
-<reto-	-35	-15	33	-32
-<retr-	0	8	-4	-45
-<retu-	-27	-20	32	-19
-<rev-	-10	-41	35	-11
-<revi-	-15	-36	37	-18
-<rg-	28	3	-43	-31
-<rg>-	28	3	-43	-31
-<ri-	-58	8	46	-25
-<rie-	-28	-28	23	9
-<rien-	-18	-38	30	-21
-<rim-	-14	37	-68	-23
-<rima-	-13	30	-59	-19
-<ring-	-11	17	-2	-37
-<rit-	-33	5	25	-24
-<rite-	-37	18	11	-28
-<ritr-	-16	3	12	-28
-<ro-	40	-21	-9	-41
-<roh-	44	-44	-15	-32
-<rohb-	33	-25	-34	-12
-<rom-	3	-15	10	-50
-<roma-	-2	-13	11	-49
-<roof-	31	-14	-38	-16
-<rot-	-13	-39	29	-3
-<rote-	23	-35	6	-18
-<ruc-	-4	-39	4	1
-<s>-	-22	19	3	-27
-<sag-	-34	-28	26	-5
-<sal-	9	12	-23	-29
-<sal>-	54	5	-76	-59
-<sala-	-10	-47	-11	31
-<sald-	-28	17	9	-78
-<sall-	17	-7	-12	-30
-<samt-	-36	-6	29	-21
-<sani-	24	-38	-19	-7
-<sans-	-46	7	10	21
-<sap-	-37	-23	37	-22
-<sap>-	-37	-22	36	-21
-<sar-	46	-37	-49	-19
-<sara-	44	-44	-37	-15
-<sce-	24	-16	-17	-36
-<schi-	37	-35	-14	-38
-<schl-	-6	6	-5	-53
-<scho-	-38	19	-19	24
-<schr-	-6	18	-11	-43
-<schu-	-2	-19	17	-42
-<sco-	-24	-32	38	-26
-<scon-	-41	-32	42	-22
-<scr-	-28	-39	39	-9
-<sd-	-37	29	-33	-5
-<se>-	33	-5	-60	1
-<secu-	34	-48	-16	-29
-<see-	7	3	-9	-36
-<sei>-	-6	12	0	-32
-<seis-	13	19	-26	-43
-<seit-	-45	-14	28	6
-<sem-	-18	-21	-35	51
-<semi-	-23	4	11	-40
-<sen-	25	-12	-27	-3
-<sena-	33	-19	-22	-50
-<seo-	-40	-16	11	12
-<seo>-	-40	-16	11	12
-<sep-	7	-46	-47	41
-<sepa-	29	-33	-17	-24
-<sept-	-7	-38	-43	45
-<ser-	-5	-40	5	18
-<sera-	27	-64	4	6
-<sero-	39	-38	-25	-24
-<serr-	1	11	-10	-32
-<serv-	-47	-15	4	27
-<sett-	-11	27	-53	15
-<seul-	-32	-11	30	-39
-<sh-	-4	-34	33	-29
-<she-	-18	-26	8	16
-<shee-	-26	-34	10	16
-<sho-	-9	-27	34	-52
-<shoo-	16	-9	-3	-41
-<shop-	-35	6	24	-5
-<sic-	8	-20	-36	22
-<sich-	10	-20	-34	21
-<sie-	8	-2	-41	24
-<sim-	-7	-41	37	-23
-<sin-	-22	-5	26	-31
-<sin>-	-45	-28	40	1
-<sina-	13	-11	-4	-57
-<sind-	-28	36	-30	-28
-<sing-	-33	-40	43	-38
-<sint-	-32	17	10	-31
-<situ-	-1	-1	-5	-40
-<six-	-13	22	-19	-33
-<sk-	6	-42	3	-25
-<sko-	-37	-31	36	-8
-<skon-	-37	-31	36	-8
-<sl-	-42	37	-12	-9
-<slo-	-46	33	-13	-54
-<slot-	-41	34	-18	-51
-<so-	-41	4	12	12
-<sob-	-13	-6	22	-50
-<sobr-	-16	-11	27	-47
-<soc-	-38	-29	-8	37
-<soci-	-33	-14	-34	41
-<soft-	-5	0	-34	19
-<sol-	-15	17	-5	-28
-<sola-	-23	-43	33	-19
-<sold-	-13	21	-14	-52
-<solo-	-4	-9	15	-37
-<som-	16	-2	-22	-27
-<somm-	29	-13	-37	-10
-<son-	-5	33	-29	-60
-<sono-	-10	23	-11	-32
-<sopo-	4	-29	-30	26
-<sous-	-24	-4	20	-37
-<sp-	2	-34	24	-20
-<spa-	36	-38	-34	6
-<spat-	36	-34	-27	-24
-<spes-	23	1	-38	-30
-<spo-	-51	-26	59	-41
-<st>-	27	-17	-22	-31
-<sta-	25	-21	-24	1
-<staa-	-8	17	-14	-38
-<staf-	-36	2	21	-28
-<stai-	-4	25	-40	-30
-<stan-	18	-15	-63	35
-<star-	49	-22	-44	-60
-<stat-	-6	14	-8	-33
-<std-	-46	-44	31	6
-<std>-	-46	-44	31	6
-<stel-	6	2	-15	-40
-<stil-	-2	23	-34	-29
-<stof-	21	-14	-12	-43
-<stre-	11	-14	10	-32
-<stun-	-16	-39	-1	25
-<su-	8	-50	0	23
-<su>-	5	4	-5	-53
-<sua>-	-8	-38	25	-21
-<sub-	15	-43	-5	22
-<subi-	35	-43	-25	-30
-<suit-	23	-4	-36	-29
-<suiv-	8	-50	8	-7
-<sul-	26	-53	-3	-15
-<sul>-	33	-39	-18	1
-<sull-	-6	-38	23	-27
-<sup-	-15	-46	-16	50
-<supp-	-30	-39	11	27
-<sur-	19	3	-28	-59
-<sur>-	19	7	-31	-66
-<svin-	-27	39	-44	-21
-<t>-	0	-31	-44	48
-<ta-	-2	-38	22	-18
-<tab-	19	2	-22	-31
-<tag-	-45	-37	53	-3
-<tage-	-47	-13	29	-3
-<tagl-	-33	-6	20	10
-<tai-	-31	24	-15	-33
-<tail-	-31	24	-15	-33
-<tan-	6	-30	17	-20
-<tar-	-27	-45	29	7
-<tard-	40	-44	-33	-19
-<tari-	-57	-24	21	18
-<tat-	33	8	-43	-37
-<te-	22	-20	2	-37
-<te>-	16	4	-30	-27
-<tei-	26	7	-28	-67
-<teil-	26	7	-28	-67
-<tek-	-8	-48	37	-31
-<tel-	14	-40	-2	8
-<tele-	-28	-42	24	13
-<temp-	-45	-29	31	2
-<tena-	-35	-9	30	-9
-<tend-	-14	24	-38	3
-<terc-	3	31	-55	-31
-<teru-	-20	-41	34	-26
-<terz-	-13	39	-46	-52
-<tes-	12	-44	28	-62
-<tesi-	7	-38	7	-29
-<test-	-15	-33	44	-46
-<tex-	-6	-6	11	-32
-<text-	-6	-6	11	-32
-<tha-	-49	10	21	-12
-<thi-	8	19	-54	-3
-<this-	8	-2	-29	3
-<thre-	1	5	-7	-41
-<tito-	22	-33	-6	-23
-<to>-	69	-33	-67	-18
-<tod-	-55	-5	14	17
-<todo-	-55	-13	24	17
-<tol-	-45	42	-19	-9
-<tolt-	-41	44	-44	-14
-<tor-	1	-29	16	-37
-<torn-	-27	-34	35	-22
-<tort-	12	-13	0	-31
-<tot-	-22	-5	25	-56
-<tota-	-24	-6	30	-81
-<tour-	15	3	-16	-33
-<tow-	28	-18	-35	-18
-<towa-	23	-12	-31	-15
-<tra-	3	0	12	-62
-<trab-	6	-14	9	-32
-<traj-	6	0	-4	-38
-<tras-	-52	50	6	-45
-<trau-	-7	12	-10	-38
-<trav-	5	-11	11	-44
-<tre>-	22	-3	-14	-48
-<tres-	14	-14	-1	-35
-<tri-	-26	-12	-34	43
-<trim-	-33	-48	-62	61
-<trio-	0	15	-18	-38
-<tro-	-3	1	6	-44
-<troc-	-17	-46	28	-10
-<trou-	-12	11	4	-33
-<tud-	-34	-43	46	-29
-<tudo-	-34	-43	46	-29
-<tus-	23	-1	-43	-11
-<tut-	-38	-19	31	-6
-<tutt-	-28	-15	25	-17
-<tv-	-39	1	15	13
-<tva-	-32	-20	17	13
-<tva>-	-32	-20	17	13
-<twi-	-37	18	3	3
-<ubr-	13	-10	-35	7
-<ubri-	13	-10	-35	7
-<uit-	1	-46	12	11
-<ul-	-31	31	-16	-34
-<ult-	-29	30	-17	-34
-<ulti-	-30	23	-8	-27
-<um-	25	-30	-7	-18
-<uma-	-12	-36	25	-23
-<uma>-	-12	-36	25	-23
-<un-	-27	-52	59	-27
-<un>-	16	-76	26	-23
-<una-	-10	-28	35	-31
-<una>-	-10	-27	35	-31
-<unde-	-3	14	-40	13
-<une-	-33	-46	50	-21
-<une>-	-33	-46	50	-21
-<uni-	-62	-40	75	-64
-<unic-	-72	-71	77	-54
-<uniq-	-28	-37	35	-29
-<uno-	31	-21	-23	-30
-<uno>-	31	-21	-23	-30
-<uns-	-15	27	-40	0
-<unt-	-40	28	-31	20
-<unte-	-51	30	-22	15
-<upf-	29	-11	-37	-19
-<upfr-	29	-11	-37	-19
-<ur-	-34	-38	23	20
-<us-	-53	18	-14	32
-<usu-	-36	-38	2	21
-<usua-	-36	-38	2	21
-<uu-	-35	-47	31	8
-<uur-	-35	-47	31	8
-<uur>-	-35	-47	31	7
-<ux-	6	33	-55	-58
-<ux>-	6	33	-55	-58
-<v>-	27	-24	-31	-21
-<vac-	-41	0	30	-13
-<val-	33	7	-37	-50
-<vali-	32	-13	-51	-16
-<vas-	-10	-34	12	10
-<vast-	-9	-31	8	13
-<vd-	7	21	-32	-26
-<vd>-	7	21	-32	-26
-<verl-	-30	-6	-49	48
-<verp-	-43	21	26	-31
-<verr-	35	-8	-56	-14
-<vers-	3	1	7	-68
-<verv-	1	-44	29	-5
-<vet-	-38	-34	45	-10
-<vi-	-10	-34	18	19
-<vi>-	16	-7	-36	-29
-<vida-	-12	-37	32	5
-<vide-	4	-5	-1	-46
-<vier-	3	5	-65	44
-<vin-	-28	-39	32	11
-<virt-	-35	26	-23	11
-<vis-	-40	-21	34	2
-<visi-	-51	-56	34	21
-<vist-	-35	23	11	-40
-<visu-	5	-10	3	-41
-<vit-	16	-38	15	-15
-<voi-	-11	13	5	-53
-<voic-	-27	28	-5	-37
-<vol-	-35	-18	41	2
-<vold-	-43	46	-23	-36
-<volg-	22	-43	-20	17
-<voll-	-64	-29	56	-45
-<vor-	20	-21	-2	-39
-<vora-	35	-27	-24	-20
-<vord-	27	-3	-41	-25
-<vors-	-25	13	16	-41
-<vost-	-43	9	3	7
-<vr-	-7	19	-26	-32
-<vra-	37	-29	-39	-28
-<vri-	-45	42	-30	-16
-<vrij-	-43	45	-38	-16
-<w>-	11	10	-45	-4
-<wa-	-69	50	-14	12
-<waa-	-26	23	3	-47
-<waar-	-26	23	3	-47
-<wan-	11	-15	12	-38
-<war-	-49	35	-19	13
-<war>-	-31	30	-21	-8
-<ware-	-45	27	3	-13
-<was-	-37	33	-2	-18
-<was>-	-26	38	-18	-46
-<wat-	1	17	-39	0
-<wat>-	-15	26	-23	-38
-<we-	25	-3	-50	19
-<we>-	33	-16	-45	-29
-<wedd-	-6	-1	-4	-37
-<wee-	-15	-35	-21	41
-<week-	-10	-30	-22	35
-<wei-	33	-58	5	-4
-<weit-	33	-52	-3	-6
-<wek-	-3	-23	-37	30
-<weke-	-3	-23	-37	30
-<wenn-	38	-42	-24	-16
-<wh-	8	-12	3	-42
-<wha-	-8	26	-40	-33
-<what-	-8	26	-40	-33
-<whe-	39	-37	-22	-8
-<when-	44	-27	-50	-37
-<who-	-30	-43	38	-18
-<whol-	-30	-43	38	-18
-<wi-	3	-32	-3	18
-<wil-	15	-40	5	-12
-<will-	14	-36	8	-34
-<wind-	-13	-40	22	1
-<wir-	48	-26	-65	-27
-<wir>-	26	-4	-57	-17
-<wird-	37	-38	-29	-10
-<wire-	31	-38	-26	-26
-<wo-	-25	-51	36	12
-<wor-	-7	-48	34	-15
-<word-	-3	-37	21	8
-<wu-	2	10	-17	-34
-<wur-	-32	23	-5	-33
-<wurd-	-32	23	-5	-33
-<x>-	-17	-44	18	2
-<y>-	-18	-20	32	-23
-<ya-	14	25	-57	-33
-<ya>-	-1	26	-58	-27
-<ye-	10	-39	-5	23
-<you>-	-3	24	-32	-15
-<za-	6	-26	13	-25
-<zaa-	10	-8	-7	-39
-<zah-	9	-31	9	-8
-<zahl-	10	-30	7	-7
-<ze-	34	-27	-54	17
-<zei-	18	-43	-8	13
-<zer-	2	19	-34	-12
-<zi-	6	15	-30	-32
-<zij-	-9	23	-27	-31
-<zijn-	-8	23	-30	-30
-<zod-	45	-36	-42	-30
-<zur-	-3	1	1	-37
-<zur>-	2	-9	4	-32
-<zwi-	14	-11	-9	-34
-<zwis-	14	-11	-9	-34
-ALL-	-39	49	-51	-27
-ALL>-	-39	49	-51	-27
-ARE-	6	5	-10	-74
-ARE>-	6	5	-10	-74
-HAR-	6	5	-10	-74
-HARE-	6	5	-10	-74
-HARE>-	6	5	-10	-74
-HOL-	-43	9	18	-18
-HOLE-	-43	9	18	-18
-HOLE>-	-43	9	18	-18
-LE>-	-43	9	18	-18
-LL>-	-39	49	-51	-27
-OLE-	-43	9	18	-18
-OLE>-	-43	9	18	-18
-RE>-	6	5	-10	-74
-SHA-	6	5	-10	-74
-SHAR-	6	5	-10	-74
-SHARE-	6	5	-10	-74
-WHO-	-43	9	18	-18
-WHOL-	-43	9	18	-18
-WHOLE-	-43	9	18	-18
-aag-	13	-28	14	-35
-aag>-	30	-23	-16	-33
-aaida-	23	-13	-37	-25
-aak-	-55	5	8	-2
-aak>-	-37	-27	17	10
-aakt-	-44	22	-10	-23
-aakt>-	-41	5	12	-13
-aal-	-35	9	-5	20
-aal>-	-17	-3	-13	24
-aald-	-38	27	0	-50
-aald>-	-27	16	6	-55
-aalde-	-40	35	-23	1
-aan-	-18	-4	-22	34
-aanb-	16	2	-25	-51
-aanbe-	16	2	-25	-51
-aand-	-65	-14	-49	66
-aand>-	-42	-8	-33	45
-aanv-	17	-40	-1	-13
-aard-	-26	-36	20	13
-aarm-	-30	29	-22	-28
-aarme-	-30	29	-22	-28
-aarr-	-29	-39	32	-25
-aarre-	-29	-39	32	-25
-aat-	11	8	-26	-17
-aat>-	14	12	-43	-12
-aatsi-	31	-39	-11	-17
-aatst-	-36	18	3	-21
-ab>-	35	-32	-21	-22
-aba-	-19	31	-10	-28
-aba>-	-48	49	-32	-13
-abajo-	4	-6	8	-44
-abate-	24	-5	-37	-25
-abati-	-43	45	-43	-12
-abatt-	-39	-37	41	-13
-abb-	-42	1	-29	37
-aben>-	-14	29	-24	-33
-abend-	14	-37	16	-10
-aber-	-41	23	10	-30
-abert-	-38	28	0	-29
-abg-	-13	17	-6	-49
-abge-	-31	33	-10	-43
-abges-	-44	34	-7	-28
-abi-	-16	-11	-13	29
-abil-	-7	-36	3	15
-abit-	-12	0	-44	27
-abitu-	-29	-25	-36	35
-ablau-	-29	30	-34	-23
-ables-	-4	-32	-26	24
-abo-	-49	5	-16	50
-abo>-	-34	-26	-47	44
-abona-	-4	24	-21	-43
-abonn-	-31	-38	-44	42
-abou-	-16	5	11	-37
-abr-	-7	4	-29	17
-abre-	11	5	-37	-12
-abrec-	4	14	-43	-8
-abric-	27	-21	-10	-24
-abril-	-35	-10	-14	36
-abs-	6	-7	5	-52
-absc-	15	-12	-1	-47
-absch-	15	-12	-1	-47
-abz-	-36	34	-19	-33
-abzg-	3	9	-39	-13
-abzgl-	3	9	-39	-13
-ac>-	30	-2	-38	-28
-aca-	-6	-8	13	-35
-aca>-	-6	-45	10	-2
-acab-	7	6	-26	-40
-acao-	-2	-5	7	-31
-acao>-	-2	-5	7	-31
-acc>-	49	-29	-49	-37
-accep-	-4	10	-7	-40
-accon-	7	5	-13	-66
-accor-	-44	14	3	6
-acem-	-39	-11	29	-11
-aceme-	-38	-10	33	-29
-acer-	12	22	-60	-34
-acert-	12	22	-60	-34
-ache>-	3	-7	4	-32
-achet-	8	-4	-8	-33
-achst-	26	-42	-35	5
-acia-	-33	22	10	-6
-acias-	-33	22	10	-6
-ack-	-41	-15	21	14
-ack>-	-48	-2	11	8
-acku-	-36	-31	1	15
-acom-	-3	4	3	-45
-acomp-	-3	4	3	-45
-acor-	-45	8	14	-9
-acord-	-44	9	11	-6
-acp-	41	-26	-47	-32
-acpt-	41	-26	-47	-32
-acpte-	30	-9	-46	-32
-act>-	-37	30	-31	25
-acte-	-37	-32	36	-21
-acte>-	-33	-30	31	-20
-actuu-	12	10	-26	-36
-acu-	-37	-27	33	3
-ad>-	-15	15	-26	13
-adden-	-25	33	-27	-22
-adei-	-6	15	-18	-38
-adeir-	-6	15	-18	-38
-ader-	16	-15	0	-41
-aders-	9	1	-36	-11
-ades>-	-30	-35	28	-11
-adess-	-5	17	-46	-25
-adi-	-1	-15	20	-39
-adia-	19	13	-39	-43
-adian-	26	5	-44	-37
-adin-	-43	-38	47	-24
-adj-	27	-14	-51	10
-adju-	28	-25	-47	10
-adk-	-10	23	-37	-26
-adka-	-10	23	-37	-26
-adkam-	-10	23	-37	-26
-ador-	-23	-27	-12	43
-ads-	-20	14	3	-44
-adsh-	-36	-3	29	-23
-adsho-	-35	1	26	-22
-adt-	41	-39	-32	-27
-af>-	23	-2	-35	-7
-aff-	-3	-40	15	5
-affi-	-20	-50	16	14
-affic-	-8	-42	41	-30
-afge-	-47	60	-31	-35
-afic-	7	-10	3	-40
-afico-	-1	15	-14	-35
-afr-	-11	29	-38	-13
-afre-	-7	21	-31	-11
-afrek-	-7	21	-31	-11
-aft-	-43	25	-2	-4
-afte-	-16	3	2	-34
-after-	-18	4	3	-34
-aftr-	-44	39	-34	-22
-afu-	14	-33	-1	-26
-afur-	14	-33	-1	-26
-afur>-	14	-33	-1	-26
-agad-	-15	1	3	-48
-agada-	-37	15	1	-23
-agado-	-4	2	-5	-39
-agar-	-62	43	5	-29
-agar>-	-63	37	0	-36
-agas-	-34	33	-7	-37
-agas>-	-22	19	5	-32
-agata-	-45	29	-7	-13
-agati-	-33	34	-34	-23
-agend-	24	-34	13	-28
-agi-	-45	1	28	-11
-agina-	-24	5	17	-48
-aglia-	-17	-34	29	-8
-agna-	9	5	-7	-38
-ago>-	17	-27	5	-46
-agos-	0	17	-54	24
-agos>-	3	23	-30	-35
-agost-	-8	-10	-48	38
-agou-	-44	34	-6	-23
-agou>-	-44	34	-6	-23
-agr-	-45	15	2	12
-agra-	-40	14	-3	10
-agram-	-47	1	6	17
-agsr-	33	-28	-26	-10
-agsre-	33	-28	-26	-10
-agss-	-10	16	-42	-25
-agssu-	-10	16	-42	-25
-agu-	-34	-37	24	7
-agua-	-34	-29	15	8
-ahl-	-6	4	1	-48
-ahl>-	-8	-26	27	-27
-ahlt-	-18	23	-11	-36
-ahlt>-	-8	14	-9	-35
-ahlu-	4	8	-19	-67
-ahlun-	4	8	-19	-67
-ahmen-	12	-22	-41	24
-ahrl-	-39	10	-32	29
-ahrle-	-32	32	-24	-19
-aid>-	-34	18	17	-51
-aidag-	23	-13	-37	-25
-aiem-	16	16	-27	-52
-aieme-	16	16	-27	-52
-ail-	-21	-5	26	-60
-ail>-	-5	1	6	-53
-aill-	-18	-36	35	-34
-aille-	-17	-34	33	-33
-ain-	-7	-32	-16	40
-aind-	44	-13	-61	-41
-ainde-	30	-4	-56	-36
-aine-	-29	-40	-12	45
-ainer-	-27	-24	-11	32
-aines-	2	-37	-24	23
-aini-	-23	-6	31	-44
-ainin-	-23	-6	31	-44
-ains-	7	16	-30	-27
-ainst-	34	-24	-33	-23
-aint-	9	-38	-21	28
-air>-	-21	-17	30	-41
-aiss-	-38	33	-2	-27
-aisse-	-36	31	-8	-19
-aiteu-	35	-10	-40	-27
-aiu-	-35	30	-20	-13
-aiu>-	-35	30	-20	-13
-ajec-	19	0	-42	-28
-aject-	19	0	-42	-28
-ajo-	-15	9	12	-38
-ajo>-	-35	10	15	-15
-ajos-	14	-18	-1	-36
-ajos>-	14	-18	-1	-36
-ake>-	3	-31	17	-35
-aken-	-9	19	-7	-41
-aken>-	-9	19	-7	-41
-akkoo-	14	0	-38	-14
-ako-	15	18	-61	-43
-akon-	14	18	-60	-43
-akont-	14	18	-60	-43
-al>-	9	3	-20	-5
-alac-	-20	-24	30	-32
-alad-	-39	22	7	-25
-alado-	-25	11	6	-17
-alan-	-50	1	26	-57
-alanc-	-41	6	16	-56
-alans-	-36	-49	40	-18
-alar-	24	-52	-26	22
-alari-	-35	-33	-5	22
-alat-	25	6	-62	-21
-alato-	24	-13	-38	-5
-alc-	-43	-25	48	-18
-alcu-	-27	-14	30	-26
-alcul-	-27	-14	30	-26
-ald-	-43	26	8	-53
-ald>-	-19	14	5	-56
-aldat-	-37	15	11	-30
-alde-	-55	-8	17	8
-alde>-	-43	3	9	1
-aldi-	-27	-56	39	-17
-aldi>-	-27	-56	39	-17
-aldo-	-21	22	-9	-53
-aldo>-	-6	30	-37	-46
-aldos-	-50	-46	50	-34
-alend-	-24	-50	38	-21
-alet-	-29	-9	30	-7
-aleti-	-37	-2	38	-26
-alft-	-5	20	-27	-35
-alfte-	-2	24	-45	-33
-alh-	-6	-18	28	-53
-alho-	-7	-7	18	-44
-alide-	19	1	-36	-27
-alig-	-47	-44	50	-28
-alin-	9	2	-8	-71
-aling-	9	4	-10	-71
-alis-	10	-41	10	-18
-alisi-	23	-33	-14	-26
-alist-	-27	-33	34	0
-alit-	10	-35	14	-14
-alite-	9	-34	15	-14
-alla-	36	-33	-14	-22
-alla>-	38	-23	-34	-24
-alle-	-24	-6	26	-35
-allee-	7	1	-10	-34
-alles-	-27	1	24	-69
-alli-	-1	6	-24	10
-allig-	-3	12	-22	-6
-allo-	-1	-44	2	12
-alm-	5	9	-16	-26
-alme-	19	5	-35	-20
-almen-	21	5	-37	-34
-alog-	-5	5	-3	-26
-alogo-	-4	7	-7	-33
-aloi-	37	-36	-33	-19
-aloir-	37	-36	-33	-19
-alon-	-3	-8	15	-42
-alon>-	18	0	-25	-41
-als-	13	-32	-13	16
-als>-	15	-39	-11	12
-alt>-	-11	15	-4	-36
-alta-	6	9	-48	-16
-alta>-	0	10	-27	-40
-alte-	-20	-11	33	-48
-alten-	-22	12	14	-38
-alter-	-20	-30	32	-25
-altr-	11	28	-56	-36
-altri-	22	-6	-36	-9
-alu-	36	-23	-44	14
-alv-	43	-40	-30	-12
-alva-	21	-7	-38	-4
-alvas-	29	-27	-36	-3
-alve>-	-38	-28	33	-28
-alvo-	48	-61	-40	3
-ama-	-6	-47	27	-9
-amb-	-16	-48	43	-34
-ambi-	-33	-26	34	-23
-amer>-	-8	25	-37	-26
-amic-	-19	-39	36	-19
-amin-	45	-42	-31	-33
-aming-	33	-37	-27	-22
-amit-	1	23	-30	-34
-amit>-	8	22	-34	-32
-amme>-	17	-18	6	-35
-amo-	18	5	-26	-39
-amos-	6	11	-28	-60
-amos>-	6	11	-28	-60
-amou-	-27	8	7	-32
-amoun-	-27	8	7	-32
-ampa>-	-36	-41	30	10
-amt-	-40	-16	45	-58
-amt>-	-40	11	24	-30
-anag-	-35	-12	8	8
-anage-	-35	-12	8	8
-anal-	15	-49	-21	22
-anas-	-3	-5	-36	26
-anas>-	-3	-5	-36	26
-anbet-	16	1	-25	-51
-ances-	-50	-17	31	7
-anch-	14	9	-40	-10
-anche-	19	6	-35	-39
-anco>-	9	-47	18	-9
-anda>-	12	13	-56	-8
-andar-	-8	-39	24	-17
-andat-	-11	22	-46	12
-anden-	-47	0	10	11
-ander-	-3	16	-23	-30
-andi-	-46	-5	16	19
-andig-	-25	7	6	-19
-ando-	40	-24	-35	-17
-ando>-	43	-24	-41	-12
-andov-	-4	15	-51	-33
-ane-	-17	33	-62	18
-anei-	-34	11	-38	19
-aneir-	-34	11	-38	19
-anen-	-9	28	-54	-3
-anent-	-4	20	-42	-6
-anenz-	-14	24	-33	-12
-anes-	-2	13	-44	2
-anesc-	-7	17	-36	-18
-ang-	-51	11	12	9
-angeb-	13	-16	3	-35
-angel-	13	18	-41	-36
-angi-	-31	-41	39	-27
-angt-	-46	28	-3	-25
-angt>-	-38	33	-22	-32
-angu-	-34	-44	38	-27
-angua-	-23	-30	25	-19
-anier-	20	13	-43	-11
-anim-	-33	-14	28	-9
-anin-	-28	-33	-24	28
-anis-	-7	-22	21	-36
-ank-	-77	22	31	-16
-ank>-	-56	21	14	-16
-anken-	-34	19	3	-20
-ankt-	-35	29	1	-18
-ankt>-	-35	29	1	-18
-ann-	-6	-53	5	32
-ann>-	32	-37	-12	-13
-anno-	11	-38	3	5
-anno>-	24	-40	-9	2
-annue-	-7	-38	-36	38
-ano-	-37	-4	-19	36
-anon-	-29	-30	-44	39
-anone-	-29	-30	-44	39
-anq-	16	19	-48	-40
-anqu-	16	19	-48	-40
-anqua-	-39	31	-7	-22
-anr-	-37	29	-12	-20
-anre-	-36	29	-15	-18
-anrec-	-34	36	-35	-19
-ans-	-41	-16	42	-16
-ansp-	-16	-43	31	-26
-anspo-	-15	-36	26	-22
-ant-	11	-7	-5	-42
-ant>-	14	-15	0	-32
-anta-	17	-22	6	-46
-antam-	7	13	-23	-36
-ante-	14	-3	-31	-10
-ante>-	13	1	-24	-35
-antec-	0	-41	15	-5
-anter-	-51	39	-15	-6
-antes-	28	-11	-33	-30
-anti-	-8	-13	19	-54
-anti>-	28	-22	-20	-34
-antia-	-27	35	-45	-21
-antic-	5	-5	-1	-26
-antie-	1	2	-4	-49
-antin-	-42	-26	24	5
-antit-	-39	-28	32	-23
-anto>-	2	33	-23	-46
-anu-	-22	1	-51	46
-anua-	-22	-8	-21	28
-anuar-	-37	17	-33	28
-anus-	5	13	-21	-37
-anusc-	-5	15	-17	-28
-anut-	-31	-32	-37	36
-anute-	-21	-27	-32	29
-anva-	40	-37	-41	-16
-anz-	11	-11	-6	-23
-anz>-	31	-28	-17	-35
-anzah-	-8	-4	4	-45
-anze-	-13	-37	23	6
-aou-	13	-35	-46	30
-aout-	13	-35	-46	30
-aout>-	13	-35	-46	30
-apa-	14	-19	2	-26
-apa>-	21	-34	-1	-13
-apar-	6	-2	-7	-29
-aparr-	-7	12	-6	-47
-apart-	25	-25	-15	-7
-api-	8	9	-8	-56
-apit-	27	10	-29	-43
-apl-	-9	-1	5	-30
-apli-	-2	-4	2	-27
-aplic-	-2	-4	2	-27
-apos-	-14	29	-37	-30
-apos>-	-11	33	-64	-24
-app-	17	-1	-17	-63
-app>-	3	5	-17	-32
-appo-	-12	-2	16	-21
-appr-	3	13	-49	-31
-appro-	5	13	-62	-28
-apr-	-10	2	-33	19
-apre-	-24	25	-10	-17
-apres-	-24	25	-10	-17
-apri-	-39	-5	-14	26
-april-	-51	-2	-13	27
-apro-	38	-21	-61	-30
-aprov-	21	-6	-50	-29
-aps>-	34	-32	-32	-23
-apt-	15	-41	17	-35
-aque>-	-30	-32	2	25
-aquet-	-7	18	-1	-40
-ara-	-4	-19	24	-40
-ara>-	39	-63	-1	-17
-arac-	-23	-36	34	-20
-araci-	-26	-31	32	-16
-arag-	-38	-33	38	-20
-arage-	-38	-33	38	-20
-aram-	-56	40	15	-18
-aram>-	-48	45	-23	-17
-arant-	-20	12	2	-42
-aranz-	5	26	-53	-23
-arazi-	-39	-7	30	-27
-arb-	-23	1	25	-52
-arbi-	-38	18	-10	4
-arbit-	-30	17	1	-19
-arbo-	-12	-5	16	-39
-arca-	8	14	-34	-37
-arca>-	6	10	-28	-40
-arce-	0	0	-2	-46
-arcel-	-3	3	-2	-44
-arche-	-38	-4	22	4
-arci-	19	-22	-14	-29
-arcia-	19	-22	-14	-29
-arco-	15	2	-32	-1
-arco>-	10	4	-27	-1
-arcou-	27	-16	-32	-19
-ard>-	10	-62	17	-11
-arde>-	-5	-41	-15	23
-ards-	30	-38	-11	-20
-ards>-	30	-38	-11	-20
-are>-	16	-14	-34	20
-arel-	-34	-31	37	-11
-arga-	11	-16	7	-38
-ariag-	13	-6	-14	-39
-arie-	-8	-37	15	3
-arif-	-48	-18	15	15
-ariff-	-34	-25	11	7
-arken-	14	1	-13	-39
-arma-	10	21	-48	-16
-armar-	12	8	-39	-20
-arme-	-31	32	-28	-19
-armee-	-30	29	-22	-28
-armo-	31	0	-44	-36
-arn-	31	2	-34	-43
-arna-	12	-1	-17	-35
-aro-	8	5	-19	-52
-aron-	-32	33	-27	-22
-aron>-	-32	33	-27	-22
-arp-	38	-14	-26	-39
-arpe-	12	-39	9	-19
-arpi-	34	10	-45	-37
-arpis-	30	-14	-33	-25
-arq-	5	-1	-7	-38
-arqu-	5	-1	-7	-38
-arque-	-3	-18	22	-33
-arqui-	11	10	-43	-11
-arra-	23	-29	-18	6
-arrag-	22	-14	-40	-21
-arran-	35	-28	-47	11
-arras-	9	-35	4	-38
-arrea-	-14	13	-34	9
-arrek-	-29	-39	32	-25
-arrh-	15	-7	-9	-43
-arrhe-	15	-7	-9	-43
-arri-	-8	14	-42	13
-arriv-	6	0	-32	7
-ars-	-21	6	-26	27
-ars>-	-23	12	-33	27
-arsc-	-36	24	6	-16
-arsch-	-36	24	6	-16
-art-	2	-33	4	5
-arta-	-16	-34	-13	46
-artaa-	-39	-38	-38	42
-artal-	-34	-36	-34	38
-artel-	0	-41	24	-27
-arten-	28	1	-25	-35
-arter-	-12	-30	-27	33
-artet-	15	5	-15	-34
-artf-	31	-37	-14	-12
-arti-	-24	-2	28	-21
-artic-	-48	-9	36	-9
-artie-	-11	6	6	-37
-arto>-	18	-2	-28	-18
-arts-	-12	-11	26	-41
-arts>-	4	-10	12	-35
-artu-	-37	-44	-22	34
-artun-	-26	-33	-35	34
-arz>-	-35	13	-22	27
-arzo-	-37	16	-14	17
-arzo>-	-37	16	-14	17
-as>-	-44	-13	24	14
-asa-	15	-12	2	-45
-ascio-	-16	21	-34	-10
-ase-	9	5	-17	-25
-ase>-	47	-9	-39	-66
-aser-	-41	-29	39	-24
-ask-	1	-20	24	-37
-ass-	-10	-14	-17	33
-assag-	-33	-32	11	10
-assat-	-40	36	-30	-10
-assi-	-3	-20	-29	30
-assin-	9	-19	-30	16
-asso-	-51	-36	31	10
-ast>-	-8	10	2	-39
-aste-	-43	29	-16	2
-aste>-	-59	18	-6	21
-ata-	-8	20	-1	-58
-ata>-	-13	18	6	-69
-atada-	-38	4	16	-10
-atal-	-6	4	-2	-29
-atalo-	-5	5	-3	-26
-ate>-	16	-7	-28	8
-ateg-	16	9	-35	-11
-ateli-	-41	-18	4	8
-aten-	-46	22	14	-1
-ater-	39	-28	-23	-35
-ater>-	56	-40	-63	-29
-ateri-	16	-9	-3	-69
-ati>-	-27	32	-17	-50
-atico-	-1	-10	-33	23
-atid-	-37	44	-47	-14
-atida-	-8	23	-36	-10
-atido-	-39	39	-32	-20
-atis-	-36	-16	6	21
-ativ-	3	-36	3	1
-atl-	-30	-30	-38	36
-atri-	11	-3	-5	-36
-atrim-	5	11	-13	-42
-atro-	12	1	-38	2
-atro>-	12	1	-40	2
-ats>-	-33	-39	36	7
-atsi-	31	-39	-11	-17
-atsin-	31	-39	-11	-17
-atst-	-36	18	3	-21
-atste-	-28	12	4	-17
-atte-	-10	33	-30	-37
-atti>-	-13	-12	22	-34
-attu-	-7	15	-7	-33
-attui-	-4	8	-8	-30
-attur-	-2	8	-7	-28
-atual-	-2	13	-39	-5
-atum-	38	-42	-32	-14
-atum>-	38	-42	-32	-14
-ature-	27	-6	-35	-37
-atz-	-35	-45	12	14
-au>-	38	-31	-32	8
-aub-	1	-5	7	-30
-aucu-	-33	-27	33	-17
-aucun-	-33	-27	33	-17
-aud-	-20	-14	32	-25
-audi-	-17	-32	34	-18
-audit-	-4	-26	29	-35
-audo-	-3	13	-16	-39
-audo>-	-3	13	-16	-39
-aum-	-43	-28	22	13
-aun-	29	-1	-50	-21
-aur-	-22	-23	37	-56
-aura-	-19	-54	46	-26
-aurat-	11	-35	8	-13
-auro-	-34	0	23	-39
-aus>-	-2	-42	28	-2
-ausa-	18	15	-47	-22
-ausb-	23	16	-41	-27
-ausbi-	18	4	-33	-21
-ausc-	-37	-27	10	12
-ausch-	-37	-27	10	12
-ausz-	-13	15	-4	-44
-auti-	-42	-49	50	-40
-autio-	-42	-49	50	-40
-auto>-	13	9	-20	-30
-autom-	-8	-8	-27	32
-autr-	3	10	-15	-37
-autre-	-2	11	-12	-47
-auz-	-38	-32	38	-20
-ava>-	-46	40	-14	-29
-avan-	43	-45	-17	-35
-avanc-	18	-27	-2	-51
-avau-	10	0	-11	-38
-avaux-	10	0	-11	-38
-ave-	-68	26	24	7
-aven-	-37	-23	-6	33
-avenc-	-27	-29	-36	35
-aves-	-28	13	9	-40
-aves>-	-28	13	9	-40
-avev-	-39	33	-26	-25
-avez-	-45	15	15	-22
-avez>-	-45	15	15	-22
-avo-	10	-19	9	-61
-avon-	28	-43	3	-22
-avond-	26	-42	3	-27
-avor-	0	-9	9	-47
-avori-	11	6	-21	-37
-avu-	-44	-50	50	-30
-avv-	35	-21	-44	-25
-aw>-	22	9	-38	-2
-ax>-	-25	-21	39	-34
-ayan-	-41	33	-6	-36
-ayant-	-45	34	-3	-33
-aye-	-36	40	-16	-30
-aye>-	13	-22	6	-31
-ayee-	-12	24	-13	-35
-ayee>-	-37	22	13	-17
-ayer-	-37	33	-15	-39
-ayer>-	-26	23	-14	-38
-ayes-	-38	39	-30	-15
-ayes>-	-38	39	-30	-15
-aym-	15	2	-20	-70
-ayme-	15	2	-20	-70
-aymen-	15	2	-20	-70
-az>-	21	-19	-4	-39
-aze-	-36	-8	13	4
-azi-	-16	11	9	-41
-azio-	4	5	-5	-45
-azion-	5	4	-5	-51
-azo>-	16	13	-49	-14
-azz-	-48	13	19	-23
-bac-	-47	10	-5	18
-back-	-46	11	-11	19
-badk-	-10	23	-37	-26
-badka-	-10	23	-37	-26
-bajo-	-6	1	9	-37
-bajo>-	-35	10	15	-15
-bajos-	14	-18	-1	-36
-bal-	-33	19	5	-57
-bal>-	-25	43	-36	-55
-bala-	-50	-3	31	-63
-balan-	-50	1	26	-57
-balho-	-13	2	10	-40
-ball-	-11	-51	15	12
-ball>-	-10	-43	36	-6
-band>-	26	-20	-11	-30
-banda-	30	-32	-28	-2
-bank-	-44	7	14	-7
-bank>-	-37	10	4	-4
-bann-	-9	-47	41	-26
-bar>-	-7	-50	41	-6
-bat-	-22	18	5	-38
-bate-	22	9	-50	-29
-bati-	-45	40	-15	-27
-batid-	-42	45	-44	-13
-batt-	-20	-52	37	-22
-batt>-	-38	-36	40	-12
-bau-	38	-18	-30	-49
-bau>-	37	0	-47	-40
-baus-	5	4	-13	-29
-be>-	31	0	-47	-21
-bea-	-8	-41	16	9
-bee-	-47	15	19	-17
-been-	-18	34	-44	-11
-been>-	-18	34	-44	-11
-begi-	48	-51	-37	-36
-begin-	48	-51	-37	-36
-begl-	-55	49	3	-33
-begli-	-37	37	-31	-18
-begr-	-25	-31	20	-1
-begre-	-31	-35	18	1
-beha-	-4	21	-51	-23
-behal-	-27	33	-40	-17
-beid-	-2	9	-9	-37
-beite-	8	-10	13	-44
-bend>-	14	-37	16	-18
-bende-	-26	32	-37	-18
-ber>-	6	-60	-45	54
-bera>-	32	-35	-29	-8
-berac-	-33	25	-13	-19
-berat-	-44	-3	29	-8
-berge-	0	-41	-29	32
-berw-	12	4	-40	-35
-berwi-	-31	32	-28	-22
-bes-	7	-14	8	-52
-besp-	6	-3	2	-41
-best-	16	-21	-3	-54
-beste-	26	-21	-13	-51
-bet-	28	2	-47	-1
-bet>-	39	-8	-54	-32
-beta-	3	9	-15	-49
-beta>-	53	-56	-25	-21
-betaa-	-35	19	6	-52
-betal-	0	17	-19	-36
-bewe-	3	-38	10	-17
-beza-	-13	5	2	-33
-bezah-	-13	5	2	-33
-bezo-	-10	-46	22	1
-bge-	-31	33	-10	-43
-bgere-	14	-1	-9	-30
-bges-	-44	34	-7	-28
-bi>-	-7	1	2	-34
-bid-	-33	46	-53	-19
-bida-	-16	24	-39	-25
-bido-	-33	41	-39	-15
-bien-	-41	27	3	7
-bien>-	-38	34	-22	3
-bij-	21	-17	-29	5
-bij>-	28	-11	-23	-69
-bila-	-24	-20	44	-56
-bilan-	-22	-15	41	-49
-bilde-	-34	-22	29	-11
-bildu-	17	3	-34	-21
-bili-	29	-40	-26	22
-bilit-	23	-16	-41	15
-bind-	30	-36	-26	-14
-bir-	7	-42	17	-33
-birt-	-39	-33	36	-19
-birth-	-39	-33	36	-19
-bit-	5	9	-56	25
-bito-	17	-4	-30	1
-bito>-	17	-4	-30	1
-bitr-	-30	17	1	-19
-bitra-	-30	17	1	-19
-bitt-	6	8	-58	-38
-bitte-	6	8	-58	-38
-bitu-	-29	-25	-36	35
-bla-	-17	-17	33	-44
-blau-	-29	30	-34	-23
-blauf-	-29	30	-34	-23
-blei-	-31	37	-32	-4
-bleib-	-30	38	-39	-4
-bles-	-3	8	-40	18
-bles>-	-3	8	-40	18
-bli-	-50	25	4	11
-blica-	-37	42	-44	-1
-blij-	-11	25	-47	-3
-blijf-	-7	21	-43	-5
-blo-	30	-47	-10	-1
-bloc-	21	-29	3	-47
-blocc-	38	-34	-27	-37
-blog>-	-36	-16	-23	35
-bna-	-2	13	-45	-27
-bnah-	-2	13	-45	-27
-bnahm-	-2	13	-45	-27
-bo>-	-54	-31	-18	42
-boa-	17	-45	4	-25
-boar-	13	-39	8	-33
-board-	13	-39	8	-33
-boc-	41	-35	-29	-15
-boco-	38	-29	-29	-17
-boda-	24	2	-33	-42
-boda>-	24	2	-33	-42
-boek>-	-10	5	4	-32
-boekh-	-26	-37	2	22
-bols-	30	-14	-37	-2
-bolsa-	26	-25	-31	5
-bon-	-35	24	-27	39
-bon>-	-38	1	36	-36
-bonn-	-11	-26	-52	45
-bonne-	-11	-26	-52	45
-bono>-	-10	25	-20	3
-boot-	-8	21	-36	-4
-bord-	-26	-55	41	-16
-borg-	-23	-7	25	-41
-bot-	-15	-21	32	-48
-bot>-	6	-8	4	-33
-bou-	24	-25	6	-67
-bour-	-10	2	7	-36
-bouw-	32	-36	-3	-50
-bouw>-	47	-38	-42	-28
-bouwd-	-39	-28	38	-19
-box-	-37	12	8	-2
-box>-	-37	12	8	-2
-boz-	14	-32	13	-29
-bozz-	14	-32	13	-29
-bra-	4	13	-20	-10
-bra>-	0	6	-2	-58
-brach-	-25	30	-11	-28
-brada-	-9	16	-47	4
-branc-	-48	9	5	13
-brar-	14	-3	-39	9
-bre-	-19	-1	-48	44
-bre>-	-12	-30	-38	45
-brec-	4	14	-43	-8
-brech-	4	14	-43	-8
-brem-	3	-35	28	-22
-brer-	-34	25	-24	14
-brero-	-28	17	-23	16
-bri-	-40	-2	3	24
-bric-	19	-30	2	-31
-brica-	36	-14	-35	-19
-brie-	-50	-5	11	9
-brief-	-45	-4	5	14
-bril-	-36	-9	-15	36
-bril>-	-35	-10	-14	36
-bro>-	6	-11	-50	41
-broc-	-12	2	6	-32
-broch-	-12	2	6	-32
-brou-	-33	34	-27	-19
-bsch-	15	-14	2	-47
-bschl-	13	-9	-2	-42
-bst>-	17	7	-43	-30
-bt>-	-47	26	-31	23
-buc-	-7	18	-39	18
-buch-	-7	18	-39	18
-bud-	8	2	-38	3
-budg-	8	2	-38	3
-budge-	8	2	-38	3
-bui-	17	-13	-12	-39
-buil-	20	-18	-10	-39
-build-	22	-17	-17	-36
-bul-	-32	-36	12	19
-bun-	39	-37	-23	-4
-bus-	-27	-49	20	24
-but-	32	-15	-38	-10
-bzg-	3	9	-39	-13
-bzgl-	3	9	-39	-13
-bzgl>-	3	9	-39	-13
-bzug>-	-48	2	19	-21
-bzugl-	-11	25	-50	-21
-cac-	21	0	-30	-25
-cach-	1	12	-16	-50
-cache-	-8	12	-8	-47
-caci-	35	10	-67	-14
-cacio-	35	10	-67	-14
-cada>-	-43	15	-16	36
-cadas-	20	-43	-11	9
-cade-	4	-26	17	-41
-cadei-	-37	-4	22	-17
-cafe-	-35	23	-4	-21
-caff-	32	-40	-24	-23
-cai-	-33	27	-12	-6
-cais-	-26	10	13	-17
-cal>-	-35	5	21	-17
-cala-	38	-18	-46	3
-calar-	39	-31	-37	-13
-calat-	20	0	-48	-9
-calc-	-47	-15	43	-31
-calcu-	-27	-14	30	-26
-cali-	5	13	-16	-34
-call-	5	-46	13	-4
-cam-	0	-36	34	-53
-cama-	-36	-28	36	-21
-camb-	-43	-42	48	-23
-cambi-	-36	-29	35	-23
-cana-	-30	1	11	6
-cano-	-10	-28	-48	38
-canon-	-29	-30	-44	39
-cant-	-17	2	18	-28
-cao-	11	-20	5	-24
-cao>-	11	-20	5	-24
-cap-	10	-5	1	-60
-capa-	-13	4	7	-38
-capar-	-8	13	-5	-47
-car-	-2	-45	17	16
-car>-	52	-54	-40	1
-card-	-33	-34	37	-10
-card>-	-24	-28	28	-9
-care-	-33	-2	-24	36
-care>-	-31	-4	-24	36
-carp-	26	-6	-23	-34
-carr-	-3	14	-29	-7
-carre-	7	6	-35	-4
-cart-	-37	-77	67	-25
-carta-	-44	-49	40	0
-carte-	-16	-55	43	-33
-cas>-	-46	-16	37	-1
-casa-	18	1	-19	-40
-cate-	-8	7	-9	-30
-cate>-	-45	18	25	-12
-cater-	13	-1	-29	-28
-cati-	25	-44	-10	8
-cau-	1	-16	12	-39
-cc>-	50	-35	-41	-42
-ccep-	-4	10	-7	-40
-ccept-	-4	10	-7	-40
-cco>-	17	-5	-16	-37
-ccon-	8	4	-14	-68
-ccont-	10	8	-19	-62
-ccor-	-45	8	13	3
-ccord-	-41	14	0	6
-ceb-	-16	32	-48	-8
-cebi-	-21	29	-37	-12
-cec-	-40	27	-49	33
-ced>-	26	-39	8	-5
-cedi-	9	-8	-4	-31
-cedim-	12	-8	-9	-31
-ceir-	-21	34	-44	-14
-ceira-	-20	25	-30	-22
-cel>-	-37	-10	24	-13
-cela>-	-12	17	-9	-29
-celac-	-24	32	-37	-7
-celad-	-31	4	11	-27
-cella-	12	7	-47	-2
-cem-	28	-32	-25	4
-ceme-	28	-26	-12	-40
-cemen-	28	-26	-12	-40
-cenc-	4	-43	-15	15
-cent>-	13	14	-31	-33
-cente-	-8	18	-37	-22
-cept>-	24	-31	-17	-15
-cepta-	0	10	-44	-18
-cer-	-10	4	19	-91
-cere-	-6	-24	26	-40
-cerr-	-37	25	-4	-41
-cerra-	-37	25	-4	-41
-cert-	6	6	-6	-63
-certi-	15	-9	-10	-41
-certo-	-18	35	-34	-32
-cesso-	18	-3	-29	-28
-ch>-	7	21	-41	-4
-cha-	-11	-37	20	12
-chad-	-38	-15	43	-34
-chaft-	-8	9	-35	18
-chal-	-30	-24	2	15
-chal>-	-36	-36	43	-44
-chale-	-16	-12	-39	38
-chaq-	-17	-22	-34	29
-chaqu-	-17	-22	-34	29
-chea-	21	7	-60	-16
-chean-	21	7	-60	-16
-chec-	-35	-15	8	10
-check-	-35	-15	8	10
-chema-	36	-36	-27	-13
-chen-	13	-1	-25	-16
-chen>-	8	-2	-12	-22
-chenr-	36	-14	-50	-24
-chied-	8	10	-42	-24
-chil-	-24	11	10	-40
-chio>-	-17	-43	38	-25
-chite-	13	5	-35	-28
-chiu-	-32	34	-14	-40
-chiud-	-42	39	-27	-20
-chius-	-16	18	-9	-35
-chl-	-13	4	12	-65
-chl>-	18	-36	-8	-20
-chla-	2	-12	7	-33
-chlag-	8	-11	2	-33
-chlie-	-43	33	-9	-26
-chlu-	-27	7	13	-52
-chlus-	-27	7	13	-52
-chnen-	3	4	-27	0
-chner-	-34	-31	34	-25
-chon-	-29	32	-29	-6
-choo-	-40	-32	12	20
-chot-	9	-1	-8	-54
-chot>-	20	14	-60	-57
-chotf-	-4	-32	23	-18
-chott-	-43	-5	28	-10
-chst-	25	-31	-36	5
-cht-	-24	-29	38	-17
-chte-	-11	-27	18	-3
-chte>-	13	-36	12	-18
-chti-	-55	16	1	7
-chtig-	-45	-3	12	-2
-chule-	-18	-38	31	4
-chur-	-28	9	20	-50
-chure-	-14	1	10	-43
-chus-	18	-1	-24	-41
-chuss-	18	-1	-24	-41
-chz-	14	-2	-24	-34
-chze-	14	-2	-24	-34
-chzei-	14	-2	-24	-34
-ci>-	-33	29	-10	3
-ciai-	17	-16	-37	14
-ciais-	17	-16	-37	14
-cial-	14	-13	-43	21
-cial>-	18	-22	-43	20
-ciame-	19	-34	-2	-24
-cias-	-40	27	3	-10
-cias>-	-40	27	3	-10
-ciat-	-55	-1	37	-18
-ciata-	-32	26	0	-20
-cib-	-39	23	-17	8
-cibid-	-28	35	-38	-24
-cida-	-41	25	3	-16
-cierr-	-18	23	-13	-42
-cili-	-20	-34	19	-4
-cim-	-9	21	-8	-49
-cime-	7	10	-10	-38
-cina-	3	10	-43	18
-cina>-	8	14	-45	7
-cinq>-	-33	6	9	7
-cip-	9	-6	-4	-30
-cipo-	11	8	-19	-51
-cipo>-	18	11	-31	-48
-cipos-	-46	-20	39	-21
-ckt-	-13	-41	34	-18
-cku-	-24	-35	3	16
-ckup-	-8	-44	-6	16
-ckup>-	-6	-43	2	10
-cl>-	-23	7	12	-46
-cle-	-49	-9	20	4
-cle>-	-46	-6	32	-19
-clea-	-54	-1	-2	17
-clean-	-31	-32	-13	29
-clear-	-43	20	14	-25
-cli-	-31	-20	38	-22
-clie-	-32	-6	27	-25
-clien-	-32	-6	27	-25
-clo-	-13	40	-45	-5
-clos-	-29	40	-38	-46
-close-	-15	20	-19	-35
-clot-	-21	22	-9	-28
-clotu-	-36	31	-6	-26
-clu-	-31	7	10	-19
-club-	-30	-29	16	7
-clud-	-45	8	9	2
-clude-	-31	-21	11	5
-clus-	-37	15	3	-14
-cluso-	-5	3	-2	-37
-cobro-	1	4	-8	-51
-coci-	20	10	-41	-10
-cocin-	21	11	-40	-30
-colla-	-9	26	-40	-33
-comec-	37	-22	-43	-24
-comes-	29	-20	-43	-7
-comma-	8	-8	-2	-32
-commi-	15	12	-36	-27
-commu-	-42	-10	-21	36
-como-	-49	-10	10	24
-como>-	-44	-5	0	27
-compl-	-33	21	5	-55
-compr-	-2	-46	26	-28
-conc-	-15	27	-14	-46
-conce-	-20	-16	36	-39
-concl-	7	42	-61	-50
-conda-	-2	11	-12	-37
-conde-	-24	19	2	-28
-condi-	-41	-2	32	3
-condo-	-1	-38	-2	22
-condu-	-34	-29	5	26
-confi-	24	-41	-2	-22
-cong-	4	22	-36	-48
-congr-	-9	11	-13	-34
-congu-	6	22	-40	-28
-cons-	-63	3	51	-25
-cont-	12	-15	-33	34
-conto-	28	-42	-1	-77
-contr-	-31	15	-32	40
-copy-	2	7	-7	-36
-copy>-	10	-16	1	-29
-cor-	-36	-16	35	3
-cord-	-38	27	-8	3
-corda-	-44	14	15	-7
-corde-	14	6	-23	-40
-cordo-	-34	11	-19	20
-corp-	1	7	-8	-38
-corpo-	2	8	-10	-35
-corr-	-40	-31	39	4
-corre-	-28	-44	37	9
-corte-	8	-46	25	9
-cos>-	-6	-39	28	-14
-cou>-	-45	31	-8	4
-cour-	11	-47	14	-20
-cours-	-3	-30	21	-18
-coz-	3	23	-40	-17
-cozi-	1	24	-39	-17
-cpt-	41	-26	-47	-32
-cpte-	30	-9	-46	-32
-cpte>-	30	-9	-46	-32
-crea-	-21	-8	21	-39
-creat-	-16	6	7	-38
-crm-	3	4	-33	3
-crm>-	3	4	-33	3
-ct>-	-12	21	-29	8
-ctie>-	-7	-39	33	-32
-ctuu-	12	10	-26	-36
-ctuur-	12	10	-26	-36
-cuan-	39	-29	-46	-30
-cuand-	31	-19	-44	-28
-cuatr-	-1	4	-38	10
-cuc-	-8	7	5	-45
-cuci-	-12	-1	18	-35
-cucin-	-4	21	-26	-29
-cuen-	2	-4	0	-41
-cuent-	2	-4	0	-41
-cui-	4	4	-43	8
-cuis-	13	3	-40	-27
-cuisi-	13	3	-40	-27
-culo-	-34	-12	27	-1
-cult-	36	-25	-41	-24
-cultu-	26	-8	-39	-23
-cumu-	29	-38	-13	2
-cumul-	29	-38	-13	2
-cun-	-35	-19	32	-13
-cuo-	-18	3	-43	35
-cuot-	-11	-14	-36	29
-cuota-	-11	-14	-36	29
-cur-	11	-43	19	-36
-cure-	36	-31	-40	-8
-curi-	-7	-37	29	-11
-curit-	-36	-21	29	0
-cus>-	-34	28	-32	15
-cust-	12	-36	6	-27
-cut-	20	-38	5	5
-cut>-	-8	-45	47	-27
-da>-	-14	19	-1	-46
-daa-	-29	27	-17	-4
-daan-	-38	31	-3	-38
-daan>-	-38	31	-3	-38
-daarm-	-30	21	-13	-25
-dab-	-2	22	-38	-4
-dabl-	15	-33	-8	-16
-dable-	15	-33	-8	-16
-dabr-	-3	21	-47	-39
-dabre-	1	15	-43	-34
-dac-	20	-42	18	-52
-dacc-	2	-20	6	-30
-dacci-	2	-20	6	-30
-dach-	26	6	-32	-40
-dada-	-47	24	14	-2
-dadas-	-37	12	15	-19
-dade-	-34	-31	4	26
-dados-	-34	15	6	-14
-daf-	-5	21	-26	-20
-dafr-	-12	23	-26	-17
-dafu-	14	-33	-1	-26
-dafur-	14	-33	-1	-26
-dak-	12	-48	21	-36
-dak>-	33	-20	-39	-29
-dal>-	-19	36	-40	-3
-dalla-	27	-40	4	-7
-dam-	-20	13	7	-41
-dame-	8	-45	19	-4
-dami-	6	20	-28	-41
-damit-	8	22	-34	-32
-dan>-	-8	25	-32	-39
-danc-	-44	-34	43	-30
-dance-	-36	-26	35	-26
-dank-	-53	37	13	-17
-dankt-	-35	29	1	-18
-dans-	0	-37	10	4
-dans>-	-1	-35	10	4
-dat-	34	-19	-33	-5
-data-	39	-33	-21	-37
-data>-	42	-28	-39	-51
-date>-	52	-26	-76	-13
-daten-	-43	21	11	-17
-dato-	-40	37	-21	-10
-dato>-	-46	39	-23	-10
-datu-	16	-64	20	-25
-datum-	38	-42	-32	-14
-datur-	-28	-49	39	-30
-day-	-34	-38	46	-5
-day>-	-27	-30	42	-25
-dba-	-40	6	6	-6
-dden-	-27	32	-20	-24
-dden>-	-27	32	-20	-24
-ddi-	-6	-4	3	-34
-ddin-	-6	-1	-4	-37
-dding-	-6	-1	-4	-37
-dece-	-18	8	-40	23
-decem-	-14	1	-39	23
-deco-	-9	6	3	-49
-decom-	6	30	-55	-30
-decor-	-11	-23	30	-37
-ded-	-24	18	-2	-20
-ded>-	-41	-30	31	6
-dedo-	-17	34	-47	-28
-dedot-	-14	22	-35	-10
-dedu-	5	23	-92	-38
-deduc-	-9	26	-70	-28
-dedui-	18	0	-54	-27
-dee-	10	-1	-2	-69
-deel-	20	-1	-14	-63
-deel>-	-11	4	3	-50
-deelb-	20	11	-47	-18
-deelf-	23	1	-31	-34
-def-	-30	32	-10	-34
-defe-	-32	37	-37	-20
-defi-	-21	23	-9	-30
-defin-	-21	23	-9	-30
-degl-	18	-12	-36	-19
-degli-	18	-12	-36	-19
-dej-	-46	26	5	-27
-deja-	-43	33	-4	-25
-deja>-	-35	17	0	-19
-dela-	34	2	-51	-18
-delac-	23	9	-41	-15
-dele-	-15	-33	16	13
-delen-	-13	-37	24	6
-della-	-19	18	-3	-40
-dem-	23	-22	2	-36
-dema-	46	-35	-32	-42
-deman-	18	-22	-1	-28
-demar-	37	-21	-39	-33
-demas-	30	-23	-32	-25
-denk-	3	24	-31	-22
-dent-	-4	16	-11	-36
-denta-	-21	10	20	-38
-denti-	11	18	-53	-12
-deo-	-5	-8	11	-55
-deo>-	-11	-5	14	-50
-dep-	14	-12	-1	-62
-dep>-	42	-18	-43	-35
-depl-	-44	-6	36	-25
-depo-	2	-10	9	-79
-depoi-	4	6	-25	-39
-depos-	-10	-7	15	-53
-depot-	16	-26	-3	-44
-derd-	-7	16	-38	12
-derde-	1	15	-40	-13
-dere>-	9	23	-54	-22
-derh-	-44	-20	-2	19
-derho-	-34	-16	-11	20
-deri-	13	7	-30	-6
-derin-	16	9	-31	-44
-dern-	-25	28	-12	-47
-derni-	-38	25	-11	-24
-dersh-	9	1	-36	-11
-deru-	-24	33	-31	-36
-derun-	-24	33	-31	-36
-desc-	-26	9	21	-53
-desco-	-9	8	1	-36
-desi-	-1	-14	13	-39
-desig-	0	-11	10	-38
-desp-	19	-10	-9	-32
-despu-	10	3	-30	-35
-dess-	-23	27	-12	-29
-desso-	-14	29	-53	-29
-dest-	16	-42	6	3
-det-	-44	9	0	20
-devi-	6	5	-2	-39
-devis-	6	-3	6	-38
-df>-	-36	14	16	-27
-dfac-	-20	27	-40	-7
-dfact-	-20	27	-40	-7
-dgd-	-31	38	-40	-28
-dgd>-	-31	38	-40	-28
-dge-	20	0	-45	9
-dget-	8	2	-38	3
-dget>-	5	3	-39	4
-diag-	14	-31	5	-33
-diagr-	-39	6	30	-20
-diai-	17	-5	-27	-34
-diair-	17	-5	-27	-34
-dian-	23	10	-45	-39
-diant-	25	5	-44	-38
-dic-	28	-47	-3	5
-dicac-	43	-35	-50	-20
-dicao-	32	-14	-24	-39
-dici-	-7	-50	21	6
-dicio-	-5	-36	22	-7
-did-	10	-21	5	-29
-dido-	-5	-7	11	-38
-dido>-	-4	-9	11	-38
-dient-	-4	15	-47	3
-dif-	-24	46	-41	-32
-dife-	-15	40	-55	-28
-difer-	-14	38	-54	-27
-diff-	-15	33	-43	-27
-diffe-	-15	36	-50	-24
-dig-	-47	-24	56	-46
-dig>-	-28	0	18	-37
-dige-	-36	-36	40	-30
-dim-	6	13	-29	-56
-dinag-	-22	-23	-1	6
-dine-	41	-33	-18	-45
-dip-	-44	-15	35	-26
-dir-	10	-45	1	15
-direc-	-6	-45	7	14
-dirit-	10	-37	10	-14
-dis-	-22	-45	34	11
-dis>-	-35	-33	-20	36
-disc-	-15	-43	40	-32
-disco-	-8	-28	21	-28
-dise-	5	-22	11	-32
-disen-	-3	-12	12	-39
-dit-	-20	-7	26	-51
-dit>-	17	-12	-1	-60
-dito-	-7	22	-8	-36
-ditor-	-30	27	2	-31
-dj>-	7	-43	22	-34
-dju-	28	-25	-47	10
-dle-	24	-30	1	-36
-dmin-	-28	-25	-8	20
-dod-	-36	-5	16	0
-dodi-	-36	-5	16	0
-dodic-	-36	-5	16	0
-dois-	11	-19	4	-26
-dois>-	11	-19	4	-26
-dom-	-46	-34	-11	37
-domi-	-28	-47	-5	24
-domic-	-33	-32	12	4
-done-	-5	27	-22	-44
-done>-	-5	27	-22	-44
-doo-	-10	-43	4	19
-door-	-12	-40	5	19
-door>-	3	-32	8	1
-dop-	-3	16	-24	-38
-dopo-	-7	17	-31	-22
-dopo>-	-6	21	-47	-33
-dor-	-30	-29	3	45
-dos-	-7	7	6	-46
-dos>-	-11	9	6	-40
-doss-	8	-7	-3	-31
-dossi-	8	-7	-3	-31
-dot-	-38	33	-22	4
-dott-	-38	33	-22	4
-doul-	1	18	-32	-29
-doula-	1	18	-32	-29
-dov-	-20	36	-64	0
-dove-	-15	20	-58	6
-dover-	-6	12	-53	-1
-dovu-	-13	28	-39	-17
-dovut-	-13	28	-39	-17
-dpr-	-3	15	-41	22
-dra-	30	-4	-31	-16
-dra>-	36	-15	-30	-48
-draa-	23	-11	-41	-28
-draai-	23	-11	-41	-28
-draf-	-10	-43	36	-36
-draft-	-10	-43	36	-36
-drage-	16	-28	-40	25
-draw-	29	15	-51	-25
-draw>-	24	10	-39	-15
-drei-	25	1	-24	-54
-drein-	-26	-23	31	-41
-dres-	-49	-25	47	-34
-dri-	2	11	-8	-42
-drit-	11	22	-54	-21
-dritt-	11	22	-54	-21
-dron-	-11	-50	38	-38
-dru-	-45	-1	42	-39
-ds>-	6	-8	5	-57
-dsc-	-38	-50	15	26
-dsch-	-34	-43	29	5
-dsh-	-36	-3	29	-23
-dsho-	-35	1	26	-22
-dshot-	-35	1	26	-22
-dst-	6	8	-21	-32
-dsta-	-16	30	-39	-29
-dstaa-	-8	24	-36	-28
-dt>-	33	-50	-9	6
-ducao-	12	-26	10	-34
-dui-	15	3	-33	7
-duir-	26	-17	-35	-15
-dukti-	17	6	-33	-25
-dul-	-16	-14	24	-40
-dule-	-11	-13	20	-28
-dule>-	-18	-5	20	-34
-dun-	5	1	0	-45
-dung-	6	2	-2	-44
-dung>-	9	-3	0	-44
-duo-	-23	11	4	-38
-duo>-	-22	19	-5	-38
-dus-	-23	24	-2	-29
-dus>-	-21	21	-1	-29
-ea>-	-18	-13	25	-41
-eac-	-8	-37	-7	26
-eade-	9	1	-36	-11
-eader-	9	1	-36	-11
-eadsh-	-36	-3	29	-23
-eal-	-3	-14	13	-39
-eam>-	-43	-20	18	10
-earni-	5	5	-33	-11
-eas-	-17	27	-8	-44
-ease-	-11	22	-18	-41
-ease>-	6	20	-37	-38
-eati-	-16	6	7	-38
-eatio-	-11	10	0	-37
-eba-	-20	-32	42	-30
-ebe-	-53	23	-14	18
-ebid-	-16	27	-38	-12
-ebido-	-35	31	-30	-10
-ebles-	-10	17	-36	-19
-ebo-	-13	-15	25	-42
-ebot-	14	-16	3	-35
-ebot>-	6	-8	4	-33
-ebou-	-33	-37	39	-21
-ebouw-	-39	-28	38	-19
-ebr-	-21	-1	-21	26
-ebrac-	-53	35	8	-26
-ebran-	36	-19	-39	-35
-ebre-	-31	19	-23	17
-ebrer-	-31	19	-23	17
-ec>-	-45	-8	22	11
-eca-	16	-48	23	-3
-ecar-	27	-33	-2	-22
-ece>-	-42	16	20	-19
-eceb-	-13	29	-45	-8
-ecebi-	-21	29	-37	-12
-eced-	-41	32	0	-6
-ecemb-	-6	-12	-38	23
-eces-	20	-39	-12	-8
-eces>-	10	-33	6	-2
-echa-	13	-7	-9	-43
-echa>-	38	-13	-50	-40
-echad-	-28	-24	42	-28
-echea-	21	7	-60	-16
-echo-	-33	20	-3	-35
-echt-	-53	-27	51	-34
-ecib-	-39	23	-17	8
-ecio-	1	-14	6	-38
-ecio>-	2	-14	6	-38
-ecip-	4	-45	17	-9
-ecis-	22	-43	-32	19
-ecom-	7	36	-63	-45
-ecomp-	6	32	-58	-33
-ecou-	-47	-4	30	-8
-ecour-	-41	-27	31	-23
-ecte-	-41	21	-37	31
-ectu-	-39	-13	38	-32
-ectur-	-29	-22	36	-24
-ecuc-	24	-1	-47	-19
-ecuci-	20	-11	-36	-25
-ecur-	29	-53	-11	-10
-ecure-	40	-36	-39	-26
-ecuri-	-7	-36	28	-11
-eda-	-26	-5	35	-29
-eda>-	-32	38	-29	-45
-edac-	-5	-39	35	-39
-edacc-	2	-20	6	-30
-edan>-	13	6	-35	-17
-edd-	-7	-4	4	-33
-eddi-	-7	-4	4	-33
-eddin-	-6	-1	-4	-37
-edee-	26	-4	-36	-17
-edeel-	26	-4	-36	-17
-edes>-	-5	-41	-10	35
-edi-	7	-14	12	-42
-ediai-	17	-5	-27	-34
-edic-	24	-15	-11	-36
-edici-	0	-35	20	-15
-edid-	6	-13	3	-43
-edida-	27	-21	-19	-35
-edido-	-17	2	14	-31
-edig-	-38	-15	40	-44
-edig>-	-39	2	21	-34
-edigt-	-2	7	-10	-26
-edim-	37	-36	-27	-34
-edio>-	4	-5	6	-41
-edit-	-17	8	9	-56
-edo-	-37	15	1	2
-edor-	-42	3	16	5
-edor>-	-36	-10	16	9
-edot-	-14	22	-35	-10
-edott-	-14	22	-35	-10
-eds>-	17	-20	1	-30
-edu-	12	9	-20	-43
-educ-	-13	19	-18	-26
-educi-	-41	37	-8	-16
-educt-	5	0	-15	-24
-edui-	18	0	-54	-27
-eduit-	-9	20	-44	-21
-eed>-	14	8	-17	-39
-eeds-	17	-20	1	-30
-eeds>-	17	-20	1	-30
-eeg-	-40	24	-5	-21
-eel-	2	-2	4	-35
-eel>-	-16	0	17	-60
-eelb-	20	11	-47	-18
-eelbe-	20	11	-47	-18
-eelf-	22	-2	-25	-35
-eelfa-	27	2	-53	-28
-eelte-	26	-4	-36	-17
-eeme-	-34	1	-8	26
-eemen-	-34	1	-8	26
-eep-	-18	-42	-1	11
-eers-	23	-14	-19	-16
-eerst-	24	-17	-19	-15
-ees>-	7	27	-40	-15
-eest-	-12	-20	31	-46
-eet-	-45	-8	37	-18
-eet>-	-40	-3	19	-6
-ef>-	-43	-31	35	6
-efe-	-29	-3	18	-9
-efere-	-36	-39	34	-15
-efert-	2	1	-6	-37
-efi-	5	17	-29	-46
-efin-	-21	23	-9	-30
-efini-	-21	23	-9	-30
-efor-	46	-26	-36	-28
-efr-	15	-55	-1	-20
-efra-	30	-42	-21	-27
-efram-	31	-38	-26	-26
-eft-	-33	34	-20	-11
-eft>-	-33	34	-20	-11
-efu-	10	-38	3	-13
-efun-	15	-33	-8	-16
-efund-	15	-33	-8	-16
-ega>-	0	7	-26	-8
-egad-	-44	11	19	-10
-egado-	-34	-15	30	0
-egal-	-46	2	23	1
-egar-	38	-40	-15	6
-ege>-	7	-38	-12	30
-egeld-	-1	-29	27	-35
-egele-	-40	-4	14	0
-egend-	-45	-18	40	-13
-egg-	43	-24	-53	12
-egge-	33	-21	-39	-33
-eggen-	34	-19	-43	-33
-egi-	37	-46	-12	-10
-egie-	-8	16	-35	20
-egie>-	-7	18	-36	23
-egin-	48	-51	-37	-36
-eginn-	40	-35	-36	-32
-eglee-	-41	30	-12	-28
-egli-	-19	21	-46	10
-egli>-	16	-16	-38	4
-eglic-	-37	38	-31	-18
-ego>-	9	-7	-42	22
-egola-	-37	22	10	-18
-egr-	-45	-18	34	-7
-egra-	-23	-4	16	-45
-egral-	-29	6	13	-38
-egre-	-41	-3	12	1
-egrep-	-30	-35	18	2
-egro-	-31	-28	29	-3
-egro>-	-34	-36	34	-16
-egue-	-12	18	-8	-37
-eguem-	11	6	-36	-19
-eguir-	46	-42	-46	-23
-egul-	-23	22	-39	16
-egula-	-23	23	-36	12
-ehee-	-38	-43	-4	31
-eheel-	-33	-30	32	-24
-ehen-	-6	21	-45	-26
-ehlen-	-23	25	-30	-15
-eho-	-56	32	-3	-6
-eib-	-31	33	-16	-11
-eibe-	-24	25	-7	-38
-eiben-	-22	23	-8	-36
-eibt-	-37	27	-10	4
-eibt>-	-37	27	-10	4
-eid>-	-2	-28	15	-39
-eie-	12	-27	13	-34
-eier-	8	-18	5	-29
-eigen-	16	-42	-10	0
-eil>-	-45	14	24	-1
-eilen-	26	-14	-19	-31
-eilr-	32	-4	-49	-30
-eilre-	27	3	-46	-29
-eilu-	26	-14	-45	-15
-eilz-	3	2	1	-37
-eilze-	-36	-30	36	-28
-ein>-	19	-54	18	-25
-einbe-	-27	33	-40	-17
-eind-	-36	43	-15	-53
-einda-	-11	24	-24	-39
-einds-	-36	23	3	-34
-eine-	-21	-42	37	-2
-eine>-	-19	-36	19	8
-einem-	-26	-35	32	-32
-eines-	-28	-26	31	-33
-einga-	31	-34	-22	-7
-eini-	-33	-51	16	21
-einig-	-50	-46	16	21
-einm-	-10	-46	34	-25
-einma-	-21	-42	41	-24
-einze-	-7	-26	31	-41
-eio-	-11	-35	27	-4
-eio>-	-8	-33	44	-35
-eira-	-7	10	-1	-34
-eiras-	1	-17	12	-37
-eiros-	-15	7	8	-34
-eita>-	-44	-13	37	-34
-eiter-	25	-51	4	-10
-eitet-	-28	-34	30	-16
-eitr-	-26	-26	-39	35
-eitra-	-26	-26	-39	35
-eits>-	-29	21	-15	-41
-eiz-	-37	-3	11	10
-eja-	-38	39	-12	-33
-eja>-	-34	22	-4	-21
-ejec-	31	-8	-44	-29
-ejecu-	31	-8	-44	-29
-eka-	-15	-40	35	-31
-eken>-	-5	-56	6	20
-ekend-	-6	7	-7	-22
-ekene-	26	-37	3	-11
-ekh-	-26	-37	2	22
-ekho-	-26	-37	3	21
-ekhou-	-26	-37	3	21
-ekin-	6	7	-19	-38
-eking-	6	7	-19	-38
-ekk-	3	-39	7	6
-ekt>-	12	14	-12	-32
-ekto-	-23	-24	35	-27
-ektor-	-23	-24	35	-27
-ela-	8	-6	3	-42
-ela>-	4	-9	6	-46
-elac-	4	41	-65	0
-elaca-	23	10	-38	-14
-elaci-	-21	41	-51	5
-elad-	-35	3	5	6
-elan-	21	10	-42	-20
-elas-	11	-25	9	-44
-elas>-	28	-44	-2	-35
-elaun-	25	3	-43	-27
-elb-	19	-3	-28	-2
-elbe-	15	2	-34	4
-elbet-	29	-6	-48	-21
-eld>-	36	-32	-34	2
-ele-	-29	-31	42	-18
-ele>-	-33	-39	39	-18
-elea-	-31	41	-48	-33
-eleas-	-31	41	-48	-33
-elec-	-35	-24	41	-26
-elect-	-27	-22	34	-26
-eleis-	-6	15	-32	-4
-eles-	-28	-40	41	-22
-eles>-	-28	-40	41	-22
-elet-	10	-23	16	-40
-elfa-	23	0	-48	-8
-elfac-	25	-1	-54	-5
-elft-	0	16	-30	-28
-elft>-	3	13	-29	-28
-elief-	2	2	-8	-34
-eliq-	-21	31	-28	-31
-eliqu-	-21	31	-28	-31
-elk-	-20	-49	4	29
-elke-	-30	-25	-33	33
-elke>-	-30	-25	-33	33
-elle-	6	-20	-27	24
-elle>-	10	-15	-35	20
-ellen-	9	-26	6	-34
-elli-	-18	-18	24	-25
-ellin-	-14	-15	19	-37
-ello-	5	2	-4	-42
-ello>-	5	2	-4	-42
-eloo-	12	6	-42	-18
-eloon-	12	6	-42	-18
-elp-	17	13	-38	0
-els-	-44	-44	53	-20
-els>-	-42	-34	41	-6
-elte-	29	-8	-38	-18
-em>-	-30	11	9	-3
-emaa-	-46	-9	27	2
-emai-	7	11	-32	-5
-emain-	14	11	-48	1
-eman-	-3	16	-48	16
-emand-	18	-22	-1	-28
-emane-	-26	40	-45	-34
-emar-	36	-22	-37	-33
-emarr-	36	-19	-40	-30
-emas>-	30	-23	-32	-25
-emb-	0	-50	-69	73
-embo-	42	-21	-45	-33
-embol-	32	-10	-41	-29
-embr-	-11	-30	-57	51
-embre-	-4	-26	-52	40
-embro-	-19	-14	-34	39
-emie-	26	-20	-12	-41
-emier-	26	-20	-12	-42
-emin-	-16	0	14	-42
-emina-	-24	-1	17	-44
-emis-	-34	-11	32	-15
-emis>-	-30	19	-4	-28
-emo-	16	-40	16	-44
-emod-	23	9	-41	-15
-emode-	23	9	-41	-15
-emon-	-8	-6	17	-43
-emont-	-13	10	3	-28
-emp-	-38	-17	10	21
-empl-	-24	-46	29	3
-empla-	-41	-35	45	-34
-empr-	-45	20	-28	26
-empre-	-45	20	-28	26
-en>-	-26	-8	33	-23
-ena>-	45	-23	-37	-47
-enad-	8	-37	6	17
-enado-	10	-33	13	7
-enale-	-30	3	33	-33
-enali-	-33	-16	30	-14
-enanc-	-38	-35	-14	31
-enant-	0	-4	6	-39
-enar-	31	-27	-22	-38
-enari-	30	-24	-25	-35
-enc-	-6	7	-33	20
-enca-	0	4	-43	23
-enca>-	-11	-5	-50	35
-encem-	34	-22	-31	-16
-encer-	-28	19	-8	-31
-ences-	-8	13	-10	-22
-enci-	-34	7	4	7
-encio-	-43	22	0	-7
-encom-	16	-9	-9	-29
-enda-	0	-13	18	-36
-enda>-	12	-27	11	-35
-endab-	-3	21	-45	-40
-endar-	14	-42	11	-11
-ende-	-46	35	-20	22
-ende>-	-34	25	-58	38
-ender-	-26	15	20	-38
-endo>-	-11	14	-40	12
-endr-	35	-39	-3	-55
-endra-	42	-44	-31	-25
-endre-	-12	1	15	-45
-ene-	-32	4	-23	39
-ener-	-10	10	-31	12
-enero-	-36	21	-54	22
-enew-	-36	-25	-37	36
-enga-	38	-36	-40	5
-engag-	26	-40	-40	14
-engl-	-33	-5	4	7
-enho-	-5	9	-8	-32
-enim-	-31	-30	-29	31
-enimi-	-31	-30	-29	31
-enm-	-42	-11	45	-33
-enma-	-36	-42	50	-27
-enn-	1	-28	-18	30
-enn>-	38	-42	-24	-16
-eno>-	-18	0	22	-53
-enos-	-35	17	4	-30
-enos>-	-35	17	3	-30
-enot-	22	-7	-23	-32
-enota-	22	-7	-23	-32
-enov-	-5	-2	-51	28
-enova-	-3	0	-50	24
-enp-	16	-47	8	8
-enre-	5	-16	7	-36
-enrec-	6	-23	9	-33
-ens-	-30	-50	-19	60
-ensa-	-14	-40	-10	36
-ensal-	-47	-34	-34	46
-ensi-	-29	-11	-18	36
-ensil-	-37	-27	-42	41
-ensiv-	-17	-4	17	-36
-ensu-	-4	-40	-37	34
-ensua-	-2	-17	-48	29
-ensue-	-41	-31	-11	20
-enta>-	12	10	-28	-25
-entad-	3	-41	35	-20
-entat-	-23	-16	29	-33
-enter-	-31	-52	46	-6
-entid-	17	5	-36	-38
-entie-	-43	-63	31	29
-entit-	12	13	-46	-14
-entor-	13	9	-37	-38
-entra-	9	-25	4	-22
-ents-	-13	17	4	-62
-ents>-	-8	20	-7	-56
-enu-	-43	27	8	-18
-enu>-	-39	7	21	-31
-enue-	5	0	-45	12
-enue>-	6	1	-42	9
-enut-	-42	36	-8	7
-env-	16	-44	4	8
-enve-	-2	-40	3	21
-enz-	-62	-1	17	33
-ep>-	42	-24	-7	-52
-epa-	27	-52	4	-27
-epag-	32	-38	-31	-37
-epaga-	35	-28	-36	-23
-epai-	-5	-5	8	-41
-epaid-	-1	14	-8	-31
-epair-	-35	-37	40	-20
-epar-	24	-65	29	-57
-epara-	-8	-52	37	-46
-epare-	-25	-34	37	-18
-epe-	-38	-18	-4	24
-epen-	-34	-39	16	7
-epen>-	-30	-38	19	2
-epin-	-30	-43	-3	29
-epl-	-45	5	30	-48
-epla-	-28	6	16	-44
-eplac-	-31	-28	36	-29
-epo-	6	-11	9	-63
-epois-	4	6	-25	-39
-epor-	7	-1	2	-49
-eport-	7	-1	2	-49
-epos-	-11	-8	16	-55
-eposi-	-9	-10	15	-53
-epot-	16	-26	-3	-44
-epot>-	18	-24	-6	-40
-ept-	-1	-32	-14	28
-ept>-	30	-26	-43	10
-epta-	4	8	-48	-19
-eptan-	-7	15	-36	-25
-eptem-	-13	-35	-12	28
-eptio-	-38	-13	35	-35
-epu-	-41	22	-8	10
-equi-	-6	-51	24	-2
-equil-	-38	-33	39	-38
-era>-	14	-46	23	-14
-erac-	-41	33	-13	-26
-eraf-	0	25	-49	1
-eraf>-	0	25	-49	1
-erano-	-29	8	3	-8
-erao-	26	-38	3	-3
-erao>-	26	-38	3	-3
-erar-	7	-20	16	-36
-erat-	-77	-12	52	5
-erati-	-44	13	9	3
-erau-	-6	-37	-23	30
-erbl-	-36	43	-52	-8
-erble-	-39	44	-44	-26
-erbo-	5	-12	1	-38
-erc-	-5	28	-29	-39
-ercad-	22	-14	-33	-17
-erce-	-40	43	-15	-34
-ercei-	-28	38	-40	-26
-erch-	2	-35	17	-20
-erche-	2	-35	17	-20
-erci-	-20	24	-1	-44
-ercio-	25	11	-33	-38
-erco-	23	-1	-36	-22
-erco>-	18	-2	-19	-30
-ercor-	18	-3	-46	-19
-erde-	10	7	-34	-11
-erde>-	8	10	-48	-5
-ere-	-13	11	1	-22
-ere>-	11	2	-15	-36
-ereed-	26	-13	-40	-19
-erek-	-28	-2	13	-33
-ereke-	-28	-2	13	-33
-erel-	22	-1	-46	-28
-erelo-	22	-1	-46	-28
-erem-	3	-21	18	-40
-eren-	-5	-2	16	-55
-eren>-	12	-37	32	-53
-erenc-	-7	1	11	-45
-erend-	-25	34	-20	-31
-ergem-	-33	-12	-36	35
-erho-	-25	-31	0	19
-erhou-	-34	-16	-11	20
-eri-	1	15	-6	-50
-eria-	20	-8	-10	-35
-erial-	1	-5	7	-50
-erie-	-4	12	-10	-41
-erige-	-8	20	-47	-32
-erin-	2	10	-13	-40
-ering-	8	2	-13	-34
-eriod-	-28	4	-47	30
-eriz-	-31	6	19	-33
-erk>-	-3	-14	25	-40
-erke-	17	1	-30	-19
-erken-	21	11	-47	-36
-erkl-	-45	-38	46	-30
-erlan-	-36	-23	-10	24
-erled-	-2	7	-10	-26
-erleg-	-20	-11	30	-38
-erma-	10	16	-39	-7
-erme-	38	-36	-22	-14
-ermed-	52	-34	-46	-49
-ermee-	17	-1	-42	1
-ermi-	0	11	-10	-34
-ermij-	2	8	-12	-59
-ern-	-43	3	20	-8
-erni-	-36	16	3	-24
-ernie-	-28	20	-10	-21
-erno>-	-16	1	-36	29
-eron-	-4	11	-10	-33
-eront-	23	-45	-2	-26
-erp>-	-2	-12	10	-36
-erra-	-5	5	3	-69
-erra>-	41	-11	-56	-23
-errad-	-34	26	-14	-30
-erram-	-13	32	-30	-39
-erre-	-12	22	-40	14
-erre>-	-17	24	-17	-38
-errek-	2	17	-60	-38
-ers-	6	-28	20	-39
-ersam-	42	-18	-40	-34
-ersat-	-52	28	2	-31
-ersc-	-14	26	-38	5
-ersch-	-13	27	-42	8
-ersem-	27	-13	-27	-29
-ersi-	-17	-8	24	-44
-ersio-	-7	-7	11	-36
-ersl-	15	-2	-6	-35
-erst-	20	-42	10	-29
-erst>-	33	-17	-43	-20
-erste-	23	-32	-7	-14
-ert>-	-43	-12	45	-35
-ertal-	-10	-22	28	-40
-erte>-	3	2	-3	-49
-erter-	-35	25	-17	-25
-erti-	-1	2	4	-40
-ertif-	16	1	-22	-40
-ertr-	8	-26	-35	28
-ertra-	9	-30	-33	28
-ertu-	21	-30	19	-37
-erug-	-20	-41	34	-26
-erva>-	25	-32	-12	-35
-ervan-	-41	-16	31	0
-ervar-	-28	39	-31	-26
-ervas-	-42	-19	27	14
-erve-	13	-10	-44	15
-erve>-	17	-9	-37	-28
-erver-	33	-47	-45	22
-ervic-	-57	-23	14	19
-ervie-	44	-30	-38	-36
-erwer-	-40	27	3	-21
-erwi-	-31	32	-28	-22
-erwie-	-31	32	-28	-22
-ery-	1	3	-35	19
-ery>-	12	3	-59	22
-erza-	-18	29	-49	-6
-erza>-	-23	35	-45	-34
-erze-	14	-40	11	-24
-erzo>-	12	18	-30	-39
-es>-	-19	-26	12	28
-esa-	-31	1	17	-7
-esa>-	-51	22	16	-32
-esam-	-17	-16	29	-51
-esamt-	-17	-12	26	-51
-esb-	27	-10	-41	7
-esc-	-37	20	14	-28
-esce-	-1	13	-39	-23
-escen-	0	13	-39	-23
-esch-	-19	2	15	-52
-eschi-	0	-42	36	-22
-eschl-	-42	4	21	-22
-escho-	15	6	-23	-34
-escon-	-2	-4	7	-34
-escr-	-24	-40	17	10
-escri-	-20	-37	11	10
-escul-	20	-6	-33	-16
-ese>-	9	-32	-34	36
-esea-	14	-3	-39	11
-esent-	-21	-8	30	-46
-eser-	25	-15	-37	-9
-eserv-	20	-12	-34	-7
-eses-	-17	16	-35	14
-eses>-	-17	16	-35	14
-esg-	-40	-34	-12	25
-esidu-	-27	33	-24	-37
-esig-	0	-11	10	-38
-esign-	0	-11	10	-38
-esl-	-48	-12	41	-21
-eslo-	-40	2	26	-21
-esm-	-42	-40	20	27
-eso>-	-10	-24	25	-27
-esor-	-37	-30	15	6
-espon-	15	-8	-40	7
-espra-	-17	-38	31	-35
-espu-	6	-3	-7	-45
-espue-	8	0	-15	-44
-esque-	-36	10	8	-2
-essi-	-1	-54	44	-32
-essiv-	24	-17	-12	-31
-esso>-	5	20	-49	-29
-esson-	-19	-34	4	9
-essu-	-8	-36	25	-22
-est>-	7	0	-3	-61
-esta-	-28	22	4	-28
-esta>-	0	33	-55	-13
-estal-	-34	-14	39	-34
-estan-	-2	23	-36	-55
-estat-	2	-38	26	-3
-estau-	-8	-59	40	-39
-estb-	-20	43	-54	-34
-estbe-	-20	43	-54	-34
-este>-	6	-4	-3	-34
-estel-	17	-28	7	-53
-ester-	3	-7	-33	23
-estes-	11	-39	26	-27
-esti-	15	-47	3	-1
-estim-	41	-10	-46	-42
-estit-	-36	-18	37	-33
-estl-	-27	37	-36	-23
-esto-	1	-15	18	-34
-esto>-	7	3	-12	-49
-estos-	-17	-29	34	-15
-estp-	-34	-16	36	-34
-estr-	-14	-20	-43	48
-estra-	-27	-16	-18	37
-estre-	-38	-8	-44	45
-estru-	30	-40	-3	-22
-ests-	-30	41	-27	-34
-estud-	-9	4	9	-46
-estz-	-15	25	-50	-24
-estza-	-7	17	-47	-20
-esu-	12	-23	13	-40
-eta>-	-8	-9	22	-52
-etaa-	-36	17	9	-56
-etaal-	-36	17	9	-56
-etac-	-44	11	12	2
-etad-	-3	15	-20	-35
-etade-	-4	15	-20	-35
-etag-	-27	-27	35	-24
-etage-	-27	-27	35	-24
-etai-	-27	-11	-24	35
-etain-	-25	-16	-24	36
-etali-	9	13	-23	-63
-etant-	-23	33	-48	-24
-etap-	46	-34	-28	-40
-etapa-	37	-11	-36	-31
-eten-	-26	51	-69	-1
-eten>-	-5	23	-45	-29
-etent-	5	14	-41	-22
-eteri-	-40	11	10	-21
-etic-	-31	-3	27	-20
-etica-	-38	-2	40	-26
-etie-	1	-42	-13	11
-etien-	1	-38	-19	12
-etim-	35	-41	-18	-23
-etin-	-50	6	7	18
-etio-	2	22	-46	-24
-etion-	2	22	-46	-24
-etir-	21	-27	4	-35
-eto-	0	-13	11	-39
-eton-	24	-4	-35	-23
-etou-	-25	-13	28	-37
-etouc-	-46	-9	28	-33
-etra-	-5	4	1	-42
-etran-	-46	27	12	-18
-etrat-	8	13	-18	-41
-etre-	-12	-38	-20	44
-etro-	-28	40	-24	-51
-ets-	14	-53	38	-41
-ets>-	9	-33	28	-43
-etta>-	-22	2	-39	33
-ette-	-19	-33	16	26
-ettem-	14	-5	-36	18
-etter-	-11	-48	6	32
-etti-	4	-41	-1	13
-ettim-	1	-43	-13	19
-ettin-	4	-43	15	-24
-ettl-	-23	37	-43	-35
-ettle-	-13	28	-42	-30
-etto-	5	-28	18	-29
-etto>-	16	-10	-14	-40
-ettoy-	-42	-33	33	0
-etu-	-31	-16	41	-39
-etur-	-27	-15	28	-14
-eturn-	-23	-21	29	-14
-etzt-	-15	16	-3	-42
-etzt>-	9	-10	-1	-41
-etzte-	-38	23	-7	-23
-euke-	8	11	-38	-21
-euken-	8	11	-38	-21
-eul-	-33	-13	31	-42
-eule-	-22	-2	19	-33
-eule>-	-35	0	24	-33
-eun-	-15	6	9	-35
-eur-	17	-52	2	13
-eure-	-26	-30	6	28
-euro-	16	-15	8	-53
-euro>-	21	-1	-10	-49
-eurs>-	-5	-5	-38	23
-euw-	-6	-42	5	15
-ev>-	3	-8	-31	17
-eva-	-12	-34	6	26
-evan-	7	-36	-9	7
-evant-	14	-39	-5	-32
-even-	-7	-18	27	-31
-everd-	-7	-1	11	-32
-everi-	-8	7	-8	-38
-every-	-48	-9	-8	27
-evi-	6	-20	23	-53
-evi>-	-32	19	-13	-22
-evis-	10	-34	29	-38
-evis>-	6	-3	6	-38
-evisi-	-18	-39	29	1
-evist-	35	-21	-19	-35
-evoe-	3	-33	4	8
-evoer-	13	-35	14	-24
-evol-	-59	33	19	-23
-evr-	-28	10	-32	26
-evri-	-15	10	-34	16
-evrie-	-15	10	-34	16
-evuto-	-42	28	1	-13
-ewa-	-11	-6	-36	30
-ewah-	-32	32	-24	-19
-ewahr-	-32	32	-24	-19
-ewer-	-8	-57	31	-26
-ewerk-	-4	-50	24	-20
-exame-	5	-18	11	-34
-exc-	-7	-7	15	-36
-exce-	-37	-10	25	-22
-excel-	-37	-10	25	-22
-excl>-	-1	4	-4	-32
-exec-	25	-8	-35	2
-execu-	25	-8	-35	2
-exig-	-5	20	-38	-21
-expe-	-8	-16	22	-30
-ext>-	-12	-45	11	13
-exter-	-26	-34	19	16
-ez>-	-51	38	-13	8
-eza>-	-24	-51	7	33
-ezah-	-28	23	-3	-38
-ezahl-	-28	23	-3	-38
-ezi-	-23	-47	15	10
-ezz-	-39	-12	33	-15
-ezzo>-	-24	-4	22	-32
-fa>-	-42	-21	21	14
-fac-	37	-10	-30	-36
-fact>-	-17	41	-57	-35
-fah-	-4	-40	28	-42
-fahr-	-4	-40	28	-42
-fait>-	-17	-34	9	12
-fal-	1	11	-42	-2
-falt-	9	12	-92	-38
-falta-	9	12	-92	-38
-fan-	10	-52	14	9
-fang-	24	-32	-17	-1
-fant-	8	-43	13	17
-fas-	40	-17	-34	-57
-fase-	41	-19	-40	-46
-fase>-	46	-29	-38	-46
-fat-	8	11	-15	-41
-fatt-	-6	10	-4	-33
-fattu-	-2	8	-7	-28
-fe>-	-19	-54	24	3
-feb-	-42	3	-46	50
-febr-	-31	-2	-20	27
-febre-	-31	19	-23	17
-fec-	-22	41	-28	-61
-fech-	-6	29	-30	-53
-fecha-	7	-2	-7	-38
-fecho-	-34	38	-36	-35
-fect-	-52	32	3	-33
-fees-	-1	-11	15	-49
-feie-	7	-15	4	-28
-feier-	7	-15	4	-28
-fen-	2	11	-52	23
-fene-	-39	17	-18	9
-fer-	1	1	6	-44
-fere-	-22	23	-1	-33
-feren-	-23	23	-1	-33
-ferma-	35	-22	-57	-24
-ferr-	2	-20	14	-40
-ferra-	-32	-32	32	-28
-fers-	-19	-31	2	10
-fert-	3	6	2	-67
-fert>-	1	1	-6	-35
-ferte-	1	7	-6	-47
-ferti-	-4	6	-1	-41
-fes-	-5	-17	25	-47
-fest-	-11	-16	27	-37
-festa-	-4	2	1	-41
-fev-	-22	4	-62	47
-fevr-	-18	0	-39	25
-fevri-	-15	10	-34	16
-ff>-	9	-16	10	-63
-ffe-	-26	37	-18	-35
-ffene-	-38	16	-17	10
-ffer-	-12	33	-28	-55
-ffere-	-15	36	-50	-24
-ffert-	-1	6	-4	-48
-ffi-	-22	-55	-1	34
-ffic-	-17	-47	16	20
-ffich-	-8	-42	41	-30
-fian-	-7	-28	31	-43
-fica-	-4	23	-11	-49
-ficac-	29	14	-71	-32
-ficat-	-28	5	20	-15
-fich-	-41	-29	36	-7
-fiche-	-24	-43	31	-2
-fico-	-10	25	-20	-52
-fico>-	11	6	-18	-39
-fid-	-30	-41	35	-3
-fie-	2	-49	39	-23
-fil-	3	1	-1	-41
-film-	6	4	-11	-53
-film>-	4	16	-30	-39
-fim-	15	-30	-10	7
-fim>-	15	-30	-10	7
-fin-	-43	39	-6	-56
-fina-	-35	16	7	-66
-finai-	-20	28	-29	-23
-final-	-29	14	4	-72
-finan-	-8	-36	20	4
-finc-	12	-41	24	-1
-finca-	14	-40	27	-20
-fine-	4	15	-37	-2
-fine>-	5	16	-38	-4
-fini-	-14	36	-29	-48
-finit-	4	5	-14	-43
-fir-	49	-26	-40	-32
-firm-	23	-9	-35	-18
-firma-	27	-13	-40	-12
-fis-	-7	-35	24	-13
-fisc-	-38	-30	21	0
-fit>-	30	-23	-7	-35
-fix-	5	-73	19	7
-fix>-	25	-51	14	-21
-fixe-	-35	-28	26	6
-fixed-	-34	-26	25	4
-fixi-	39	-43	-14	-27
-fixo-	-31	-23	14	6
-fla-	-16	-22	25	-19
-fle-	-40	-56	28	30
-fleg-	-29	-35	-18	35
-flege-	-28	-33	-26	35
-flet-	-42	-36	47	-34
-floo-	-35	-21	36	-33
-floor-	-39	-29	37	-24
-fly-	-3	-43	30	-23
-flye-	-23	-35	32	-23
-flyer-	-23	-35	32	-23
-fog-	-40	-43	3	24
-fogr-	-28	-32	38	-25
-fogra-	-28	-32	38	-25
-foi-	-30	17	5	-18
-foi>-	-44	34	-2	-25
-folg-	7	5	-38	-22
-folgt-	7	0	-34	-28
-foll-	-6	-8	17	-35
-follo-	2	-6	3	-40
-fond-	38	3	-60	-38
-fondo-	12	16	-46	-30
-foram-	-38	40	-32	-15
-fore>-	55	-33	-47	-38
-forf-	-24	-37	15	11
-forfa-	-23	-35	13	11
-forma-	-11	-9	17	-31
-formu-	-23	-41	26	6
-fort-	23	-41	12	-15
-fot-	-8	-19	23	-53
-foto-	-8	-19	23	-53
-foto>-	-20	-35	35	-33
-fotos-	3	-9	2	-51
-fou-	10	-30	3	-14
-four-	20	-26	-9	-13
-four>-	22	-30	-22	1
-fourn-	-4	3	5	-37
-fr>-	1	-17	16	-41
-fra-	38	-37	-15	-14
-fram-	41	-44	-42	-1
-frek-	-7	21	-31	-11
-freke-	-7	21	-31	-11
-fres-	-23	2	21	-36
-fri-	-49	-7	21	13
-frid-	-33	9	6	-6
-frida-	-33	9	6	-6
-fris-	-35	-11	13	15
-frist-	-33	26	-30	16
-from-	8	-6	-4	-42
-from>-	8	-6	-4	-42
-fs>-	-36	-5	27	-25
-fste-	10	24	-41	0
-ft>-	-18	32	-21	-14
-fte-	-23	18	9	-48
-fte>-	-14	26	-9	-43
-fter-	-20	3	7	-35
-fter>-	-8	23	-37	-30
-fti-	-34	-8	32	-26
-ftw-	5	-12	-35	18
-ftwa-	5	-12	-35	18
-ftwar-	5	-12	-35	18
-ful-	-33	-6	25	-40
-full-	-36	-5	25	-41
-full>-	-36	-5	25	-41
-fund-	32	-47	-18	-21
-funda-	20	-35	-14	-17
-fur-	2	-36	3	16
-fur>-	1	-34	2	18
-furt-	14	2	-22	-37
-furth-	14	2	-22	-37
-fut-	10	-38	-12	16
-fwa-	24	-32	-15	-17
-gaa-	15	3	-38	4
-gad-	-58	8	39	-35
-gada-	-44	35	-14	-17
-gado-	-36	-6	30	-28
-gage>-	-24	23	-13	-38
-gagem-	23	-38	-38	14
-gains-	34	-24	-33	-23
-gale-	-44	6	24	3
-gani-	-23	6	16	-39
-ganze-	-38	-26	19	1
-gara-	-44	31	10	-51
-garag-	-37	-33	39	-26
-garan-	-14	36	-44	-45
-gas-	-42	7	0	21
-gast-	-43	9	-10	23
-gaste-	-40	28	-12	-41
-gata-	-48	16	9	-17
-gata>-	-48	16	9	-17
-gate>-	10	-7	-7	-36
-gati-	-38	24	-23	4
-gati>-	-33	34	-34	-23
-gav-	-37	46	-38	-35
-gave-	-34	47	-44	-34
-gave>-	-41	47	-40	-34
-gaz-	-40	-21	35	-27
-gd>-	-35	17	-2	-20
-gea-	-39	0	12	-2
-gean-	-32	12	10	2
-gebe-	-4	-3	9	-35
-gebo-	-21	-8	25	-37
-gebot-	14	-16	3	-35
-gebou-	-39	-28	38	-19
-gebr-	-58	27	3	10
-gebra-	-54	34	2	-2
-geda-	-20	8	15	-38
-gedee-	26	-4	-36	-17
-gee-	-37	-33	31	1
-geen-	-34	-35	28	9
-geen>-	-34	-35	28	9
-geg-	-15	32	-33	-45
-gege-	-14	26	-30	-41
-geh-	-72	31	8	3
-geha-	-51	1	7	14
-gehe-	-35	-1	27	-37
-gehee-	-33	-30	32	-24
-gel-	26	-4	-35	-13
-geld-	58	-50	-59	7
-geld>-	61	-49	-66	8
-gelev-	-6	-1	10	-32
-gelie-	-1	10	-9	-41
-gemaa-	-34	-10	25	-30
-genda-	-8	-29	37	-30
-gera-	-38	-42	-5	28
-gere-	12	-4	-1	-53
-gerec-	-3	18	-15	-32
-geree-	33	-22	-44	-25
-ges-	-50	-4	29	-4
-gesa-	-17	-12	26	-51
-gesam-	-17	-12	26	-51
-gesc-	-4	8	-3	-44
-gesch-	-2	9	-5	-44
-gest-	-33	-23	14	18
-gesto-	-36	-8	17	11
-get>-	36	-23	-54	-2
-geta-	-36	13	11	-26
-getr-	-31	39	-27	-40
-gett-	-2	-17	13	-38
-getto-	1	-17	11	-33
-gevo-	-14	-38	20	5
-gevoe-	3	-33	4	8
-gew-	-41	6	8	14
-gewa-	-34	30	-27	1
-gewah-	-32	32	-24	-19
-geze-	9	-16	2	-35
-gge-	-10	-20	23	-41
-ggen-	32	-11	-46	-36
-ggen>-	32	-11	-46	-36
-ght-	-15	-45	32	-6
-gia-	-21	20	-16	-21
-gia>-	-30	30	-13	-41
-gid-	-35	8	7	-33
-gie-	-34	10	-8	7
-gie>-	-32	11	-13	16
-gin>-	-7	-37	18	-4
-gina-	-23	8	15	-49
-ginas-	-16	-16	24	-31
-ginn-	40	-35	-36	-32
-giug-	-5	-1	-29	18
-giugn-	-5	-1	-29	18
-gle>-	-33	-25	43	-11
-glee-	-41	30	-12	-28
-gleic-	-1	15	-39	6
-gles>-	-41	23	5	-5
-gli-	-37	24	-33	25
-gliat-	-28	-35	31	-7
-glic-	-34	39	-51	-16
-glich-	-34	39	-51	-16
-glo-	-48	-32	52	-39
-glob-	-30	-35	34	-26
-globa-	-30	-35	34	-26
-gn>-	-11	-1	12	-40
-gna-	-3	-3	8	-37
-gna>-	7	8	-15	-42
-gnato-	-54	28	21	-29
-gnatu-	25	-1	-50	-25
-gni-	21	-38	-51	28
-gnin-	35	-31	-37	-18
-gning-	35	-31	-37	-18
-go>-	20	-14	0	-66
-goed-	4	-3	-44	19
-gol-	-27	11	21	-42
-gola-	-25	14	12	-38
-gos-	-10	20	-43	23
-gos>-	-3	21	-15	-37
-gost-	-8	-10	-48	38
-gosto-	-8	-10	-48	38
-got-	-37	-6	21	-22
-goti-	-35	-4	20	-21
-gotip-	-35	-4	20	-21
-gou>-	-45	35	-7	-23
-gra-	-9	-21	39	-68
-graa-	19	-8	-23	-36
-grad-	-37	1	26	-19
-gral-	-29	6	13	-38
-gran-	3	9	-18	-33
-graz-	-42	28	3	-5
-grazi-	-41	28	2	-3
-greem-	-34	1	-8	26
-grep-	-30	-35	18	2
-grepe-	-30	-35	18	2
-gres-	30	0	-39	-51
-gress-	36	-5	-43	-41
-gro>-	-34	-36	34	-16
-gros-	19	2	-43	-38
-gross-	13	1	-30	-32
-grou-	-9	-40	22	5
-gru-	-9	-47	3	18
-grup-	-28	-35	8	17
-gsgeb-	9	10	-45	-21
-gspla-	31	-3	-47	-16
-gsr-	36	-37	-16	-19
-gsre-	36	-42	-14	-18
-gsrec-	29	-40	-5	-18
-gss-	15	6	-48	-30
-gsst-	30	-7	-48	-24
-gssta-	30	-6	-47	-31
-gssu-	-10	16	-42	-25
-gssum-	-10	16	-42	-25
-gsv-	-2	-40	-5	21
-gsz-	13	2	-44	2
-gt>-	14	11	-38	-20
-gua>-	-52	-44	32	5
-guag-	-5	13	-8	-32
-guage-	-27	-32	28	-20
-guagl-	6	22	-40	-28
-gual-	4	-56	-18	24
-gue>-	-24	9	15	-35
-guem-	11	6	-36	-19
-guia-	-32	-22	34	-26
-guia>-	-36	-25	35	-26
-guid-	-25	2	28	-37
-guir-	46	-42	-46	-23
-guira-	29	-23	-34	-17
-gul-	-23	22	-39	16
-gula-	-23	23	-36	12
-gular-	-23	23	-36	12
-gunda-	-1	3	-1	-48
-gung-	-21	-29	9	16
-gung>-	-20	-28	7	17
-gut>-	3	10	-38	6
-habe-	-27	31	-8	-38
-haben-	-22	28	-10	-34
-habit-	-23	-7	-34	29
-had-	-58	42	6	-13
-had>-	-59	51	-41	6
-hadd-	-25	33	-27	-22
-hadde-	-25	33	-27	-22
-hado-	0	-18	18	-28
-hado>-	-2	-17	19	-27
-haft-	-15	24	-41	12
-haft>-	-33	9	-19	20
-hal>-	-36	-36	43	-44
-hale-	-14	2	-43	36
-hale>-	-49	1	-36	38
-half-	1	-14	14	-36
-halft-	-5	20	-27	-35
-halte-	-15	13	6	-39
-halv-	7	-33	2	-30
-halve-	7	-33	2	-30
-han-	-22	0	15	-31
-hand-	6	-11	5	-53
-hando-	-4	14	-43	-34
-hang-	-63	27	9	-10
-hange-	-48	10	15	-3
-haq-	-17	-22	-34	29
-haqu-	-17	-22	-34	29
-haque-	-17	-22	-34	29
-hart-	-13	33	-37	-22
-hase-	21	-25	-6	-50
-hase>-	37	-24	-21	-45
-hat-	-20	40	-35	-55
-hat>-	-14	32	-32	-47
-hatt-	-33	35	-18	-24
-hatte-	-32	35	-26	-13
-hav-	-25	1	15	-41
-have-	-21	0	12	-43
-hba-	30	-27	-24	-10
-hbau-	30	-27	-24	-10
-hbau>-	30	-27	-24	-10
-hbu-	9	9	-38	-10
-hbuc-	9	9	-38	-10
-hbuch-	9	9	-38	-10
-hean-	21	7	-60	-16
-heanc-	21	7	-60	-16
-hear-	4	-39	5	8
-heb-	-25	10	-47	28
-hec-	-44	-16	31	-4
-hech-	-29	0	22	-37
-heck-	-36	-22	18	5
-hee-	-40	-49	29	19
-heel-	-38	-41	43	-29
-heel>-	-38	-41	43	-29
-heet-	-29	-41	21	2
-heet>-	-29	-38	19	2
-heir-	-16	-8	15	-34
-heiro-	-10	-2	3	-33
-heit-	-4	6	-33	6
-hele-	-35	-45	40	-2
-hele>-	-56	-41	35	5
-helf-	3	12	-23	-35
-helft-	3	13	-29	-28
-hema-	31	-41	18	-15
-hema>-	31	-41	18	-15
-hen-	21	3	-41	-19
-hen>-	19	-4	-27	-23
-henr-	36	-14	-50	-24
-henre-	27	-11	-43	-21
-hers-	-40	18	29	-25
-herst-	-40	18	29	-25
-het>-	13	9	-29	-20
-heu-	3	-37	-2	14
-heur-	-21	-39	12	14
-heure-	-21	-39	12	14
-hia-	-46	-22	35	-6
-hied-	8	10	-42	-24
-hier-	-24	33	-17	-41
-hij-	44	-36	-30	-32
-hilde-	4	-3	-4	-35
-hio>-	-17	-43	38	-25
-hird-	9	23	-41	-36
-hird>-	18	11	-36	-35
-hire-	-32	18	10	-25
-hire>-	-32	18	10	-25
-his>-	7	0	-30	3
-hite-	-3	-5	7	-29
-hito-	16	0	-42	-16
-hito>-	16	1	-45	-16
-hiu-	-32	34	-14	-40
-hiud-	-42	39	-27	-20
-hius-	-16	18	-9	-35
-hiusu-	-44	36	-19	-32
-hl>-	26	-44	-12	-35
-hla-	2	-12	7	-33
-hlag-	8	-11	2	-33
-hlag>-	1	-17	3	-42
-hle-	-51	10	24	-6
-hlend-	-23	25	-30	-15
-hlie-	-43	33	-9	-26
-hlies-	-43	33	-9	-26
-hlt-	-13	22	-15	-41
-hlt>-	-4	14	-13	-39
-hlu-	-10	6	3	-84
-hlun-	4	8	-19	-67
-hlung-	4	8	-19	-67
-hlus-	-27	7	13	-52
-hluss-	-27	7	13	-52
-hmen-	14	-23	-32	18
-hne>-	-21	-21	32	-28
-hner-	-34	-31	34	-25
-hner>-	-33	-30	33	-24
-hnete-	14	-9	-30	-11
-hoch-	14	-2	-24	-34
-hochz-	14	-2	-24	-34
-hol-	10	0	-1	-59
-hold-	20	18	-43	-42
-hole-	-30	-43	38	-19
-hole>-	-30	-43	38	-18
-hom-	-38	20	-1	-5
-home-	-31	-1	9	-2
-hon>-	-36	2	16	-12
-hoot-	20	-10	-6	-47
-hop-	-33	18	13	-42
-hop>-	-29	16	11	-39
-hor-	2	-50	15	12
-hora-	-2	-60	12	23
-hora>-	16	-39	11	-18
-horas-	-22	-45	2	29
-hos-	-20	-31	-18	44
-host-	-34	-15	-29	39
-hosti-	-32	-14	-48	42
-hot>-	15	15	-51	-24
-hotf-	-4	-32	23	-18
-hotfa-	7	-31	15	-17
-hotos-	-61	-24	45	-27
-hott-	-43	-6	28	-11
-hotte-	-43	-6	28	-11
-houd-	-52	25	-23	21
-houdi-	-36	23	-36	19
-hour-	-17	-35	-6	24
-hours-	-11	-45	-11	26
-hree-	1	5	-7	-41
-hree>-	1	5	-7	-41
-hrl-	-39	10	-32	29
-hrle-	-32	32	-24	-19
-hrlei-	-32	32	-24	-19
-hrs-	-2	-46	7	14
-hrs>-	-16	-46	16	16
-hrt-	-27	-35	39	-39
-hrt>-	-24	-33	36	-35
-hst-	25	-31	-36	5
-hte-	-11	-27	18	-3
-hte>-	13	-36	12	-18
-htera-	23	-34	-30	9
-hti-	-58	13	7	5
-htig-	-45	-3	12	-2
-htig>-	-37	-28	25	2
-hule-	-18	-38	31	4
-hule>-	-18	-38	31	4
-hure-	-14	1	10	-43
-hure>-	-12	1	8	-42
-hus-	20	-4	-26	-41
-huss-	18	-1	-24	-41
-huss>-	25	2	-38	-35
-hze-	14	-2	-24	-34
-hzei-	14	-2	-24	-34
-hzeit-	14	-2	-24	-34
-ia>-	-42	10	19	-9
-iad-	-39	15	2	-2
-iag-	5	-3	-3	-58
-iage-	8	-2	-11	-41
-iage>-	13	-6	-14	-39
-iagr-	-39	6	30	-20
-iagra-	-39	6	30	-20
-iair-	10	-7	-10	-40
-iaire-	10	-7	-10	-40
-ial-	36	-32	-27	-9
-ial>-	7	-25	-8	6
-iale>-	28	-10	-22	-41
-iales-	18	5	-36	5
-iamo-	23	-2	-28	-37
-iant-	23	4	-31	-49
-ianta-	-2	25	-27	-34
-ianz-	-19	-39	27	-14
-ianza-	-19	-39	27	-14
-iare-	37	-42	-22	-12
-iare>-	37	-42	-22	-12
-ias-	-36	-3	28	-6
-ias>-	-41	4	25	-2
-iat-	-55	-7	41	-11
-iata-	-33	24	-3	-9
-iata>-	-33	24	-3	-9
-ibe-	-23	41	-40	-41
-iben-	-22	23	-8	-36
-ibend-	-26	32	-37	-18
-iber-	-8	29	-51	-29
-ibera-	-2	18	-41	-25
-ibid-	-28	35	-38	-24
-ible>-	-8	18	-33	-21
-ibt-	-35	20	-4	7
-ibt>-	-33	25	-11	4
-ic>-	19	-51	11	-5
-icac-	38	-6	-68	5
-icaca-	21	-13	-34	0
-icaci-	32	5	-66	-5
-icad-	-59	30	14	-34
-icado-	-46	16	19	-24
-ical-	-28	-11	30	-35
-ical>-	-30	-10	31	-35
-icate-	-43	10	26	-19
-icati-	31	-46	-11	5
-icen-	-9	-48	-23	31
-ich>-	12	-12	-40	27
-iche>-	17	-45	-15	17
-ichen-	-13	29	-33	-43
-icher-	12	-9	-34	10
-iches-	-36	-27	14	3
-ichti-	-60	17	5	10
-ici>-	-21	19	-9	-3
-icia-	33	-25	-20	-50
-icial-	34	-11	-38	-44
-icil-	-33	-32	12	4
-icion-	9	-43	19	-6
-icip-	-2	6	-1	-28
-icipo-	11	8	-19	-51
-ick-	44	-61	-14	-24
-icl-	-37	-19	16	2
-icle-	-32	-36	31	-17
-icle>-	-23	-27	31	-24
-ico-	-31	-22	41	-36
-id>-	-26	5	21	-38
-ida>-	-12	-8	23	-48
-idad>-	5	-8	-37	21
-idade-	-37	-29	4	27
-idag-	23	-13	-37	-25
-iday-	-33	9	6	-6
-iday>-	-32	10	10	-30
-idd-	28	-39	13	-29
-idel-	-43	3	29	-24
-iden-	23	5	-40	-17
-ident-	17	12	-49	-21
-ideo-	-3	-7	9	-53
-ideo>-	-11	-5	14	-50
-ider-	-29	-1	18	-35
-idi-	-5	-55	30	19
-idis-	-37	-31	18	11
-ido-	-39	40	-10	-12
-idos-	-17	28	-26	-30
-idos>-	-17	28	-26	-30
-ids-	18	28	-46	-36
-idu-	-12	27	-10	-41
-idue>-	14	11	-38	-20
-iduo-	-8	16	-17	-32
-iduo>-	-7	24	-30	-32
-iece>-	-35	11	20	-19
-iede-	-45	4	-1	25
-ieder-	-42	-4	2	26
-iek>-	7	-10	6	-37
-iell-	18	-19	-41	12
-ielle-	15	-19	-38	12
-iemb-	-12	-19	-31	30
-iembr-	-12	-19	-31	30
-ieme-	6	12	-15	-49
-iemen-	17	14	-26	-53
-iendr-	50	-48	-40	-30
-iene-	-43	27	-25	23
-ienst-	-42	-38	36	-16
-ierb-	-5	8	-6	-40
-iere-	-4	-20	23	-34
-iere>-	-3	-14	17	-37
-ierr-	0	20	-21	-43
-ierre-	-3	19	-18	-39
-iers-	1	17	-1	-56
-iers>-	7	19	-21	-58
-ierta-	21	2	-36	-12
-ierte-	7	3	-38	19
-iess-	-43	33	-9	-26
-iest-	44	-45	-15	-39
-iesta-	43	-39	-17	-36
-iet-	-41	-17	30	-3
-iet>-	-1	-15	17	-43
-iets-	-34	-21	39	-29
-ieuw-	-6	-42	5	15
-iew-	-9	3	12	-36
-iez>-	-33	43	-35	-34
-ife-	-33	9	20	-35
-ifer-	-25	32	-1	-25
-ifere-	-14	38	-54	-27
-iffa-	-34	-25	11	7
-iffa>-	-34	-25	11	7
-iffe-	-19	30	-34	-26
-iffer-	-15	36	-50	-24
-ifi-	-6	1	11	-31
-ific-	-4	9	1	-27
-ig>-	-37	6	33	-33
-igado-	-38	9	19	-11
-iger-	-9	1	7	-33
-igh-	-13	-44	30	-4
-ight-	-13	-44	30	-4
-igl-	-10	-44	33	-21
-igli-	-8	-41	30	-20
-ign-	-8	0	13	-46
-ign>-	-11	-1	12	-40
-igna-	17	-22	-2	-30
-ignat-	25	-1	-50	-25
-igni-	35	-31	-37	-18
-ignin-	35	-31	-37	-18
-igr-	-6	10	7	-39
-igra-	-6	10	7	-39
-igt-	10	4	-17	-38
-igt>-	14	0	-17	-38
-igu-	0	-36	-17	29
-igual-	-3	-48	-21	27
-ij>-	23	-3	-23	-69
-ijd-	27	-55	-5	25
-ijd>-	0	-44	15	2
-ijft>-	-6	23	-42	-36
-ijn-	4	11	-16	-45
-ijn>-	19	21	-71	-39
-ijnen-	4	1	-7	-38
-ijst-	-36	-45	39	-9
-ike>-	-22	-45	33	14
-ikk-	19	6	-34	-18
-ilan-	-27	-18	45	-45
-ilan>-	-17	0	22	-32
-ild>-	-1	-1	1	-41
-ildu-	17	3	-34	-21
-ildun-	18	4	-33	-21
-ilen-	20	-25	4	-32
-ilens-	28	-9	-34	-25
-iler-	-45	-9	26	-12
-iler>-	-48	-32	28	-9
-iles-	19	5	-25	-40
-ilfe>-	-54	-32	26	9
-ili-	0	-60	24	6
-iliar-	7	6	-34	8
-ilib-	-38	-33	39	-38
-ilibr-	-38	-33	39	-38
-ilid-	7	-32	-16	19
-ilin-	-8	-39	33	-25
-iling-	-8	-38	32	-23
-ilio-	-50	-22	45	-23
-ilit-	19	-20	-42	27
-ilita-	19	-24	-40	27
-ill>-	26	18	-39	-34
-illa-	9	-45	41	-40
-illag-	-30	-25	33	-33
-illas-	-36	-2	32	-25
-illet-	17	7	-38	-3
-illi-	12	9	-40	-10
-illu-	0	-2	4	-46
-illus-	0	-2	4	-46
-ilm-	6	4	-10	-55
-ilm>-	4	16	-30	-39
-ilog-	-44	-5	25	4
-ilr-	32	-4	-49	-30
-ilre-	27	3	-46	-29
-ilrec-	24	5	-45	-27
-ilt-	-16	-37	15	15
-ilus-	4	-9	10	-34
-ilust-	0	-4	10	-34
-ilz-	5	1	-1	-38
-ilze-	-36	-30	36	-28
-ilzei-	-36	-30	36	-28
-im>-	22	-24	-56	38
-ima>-	12	0	-15	-37
-imaci-	34	-26	-27	-21
-imane-	-3	12	-58	16
-imb-	34	-23	-30	-25
-imbe-	22	-9	-32	-16
-imber-	22	-9	-32	-16
-ime-	13	-40	-8	10
-ime>-	-25	4	9	0
-imei-	5	-2	-3	-42
-imeir-	5	-2	-3	-42
-iment-	11	-10	2	-38
-imer-	39	-46	-7	-55
-imer>-	45	-36	-35	-50
-imes-	-51	-39	-34	42
-imest-	-45	-38	-61	56
-imm-	-21	-43	29	6
-imme-	-21	-34	16	11
-imo-	14	-4	-8	-28
-imon-	1	-9	12	-37
-imoni-	-2	-8	15	-36
-impez-	-33	-29	-1	27
-impi-	-9	-54	18	13
-impre-	-8	-38	26	5
-impu-	-42	5	12	-23
-imput-	-40	40	-29	-19
-imu-	-49	-37	48	-26
-inai-	-14	21	-10	-30
-inal-	-11	11	-2	-94
-inal>-	9	15	-22	-80
-inale-	-39	-2	22	-46
-inali-	-41	-15	36	-19
-inan-	-10	-29	18	4
-inar-	-17	-33	46	-52
-inare-	-16	-36	26	-22
-inari-	-20	0	12	-36
-inatu-	8	-23	-44	22
-inb-	-50	35	11	-19
-inbe-	-45	22	5	-2
-inbeg-	-32	-42	23	0
-inbeh-	-27	33	-40	-17
-inc-	-36	-15	27	1
-inca>-	14	-40	27	-20
-incas-	-31	29	-40	14
-inci-	37	-2	-46	-31
-incl-	-65	-40	60	-14
-incl>-	-25	6	12	-38
-inclu-	-81	-73	69	-3
-incol-	-27	39	-44	-21
-ind-	-24	31	-11	-21
-inda-	8	11	-20	-45
-indaf-	-11	24	-24	-39
-inde-	2	-6	-16	13
-indf-	-20	27	-27	-33
-indfa-	-19	27	-39	-30
-indi-	3	-2	13	-36
-indo-	-38	-35	28	4
-inds-	-36	23	3	-34
-indst-	-22	31	-35	-27
-ine-	-36	-33	22	28
-inea-	-36	16	6	-28
-inem-	-34	-35	38	-33
-inem>-	-26	-35	32	-32
-iner-	-9	-27	-15	27
-iner>-	-42	-24	2	31
-info-	-39	-17	7	22
-infog-	-34	-39	2	22
-ingan-	31	-34	-22	-7
-ingl-	-48	-33	48	-15
-ingle-	-48	-33	48	-15
-ingss-	25	-4	-43	-27
-ini>-	-41	0	2	17
-inic-	37	-12	-51	-22
-inici-	50	-25	-60	-46
-inig-	-50	-46	16	21
-inigu-	-42	-40	8	26
-inin-	-15	-11	29	-45
-ining-	-23	-6	31	-44
-inist-	-39	-10	5	9
-init-	23	-6	-22	-46
-initi-	17	-2	-22	-40
-iniz-	34	-39	-18	-21
-inizi-	34	-38	-19	-21
-ink-	-48	-4	33	-19
-inkl-	-57	-23	29	2
-inkl>-	-53	-14	19	10
-inko-	7	-16	15	-36
-inm-	-10	-47	35	-25
-inma-	-21	-42	41	-24
-inmal-	-21	-42	41	-24
-inner-	-39	-5	29	-23
-inno-	-27	-23	-41	36
-innov-	-27	-23	-41	36
-ino-	-33	-10	31	-8
-ino>-	-37	-6	31	-19
-inq>-	-33	6	9	7
-inr-	-2	-1	-3	-34
-inre-	29	-21	-38	-29
-insc-	17	-23	8	-47
-inscr-	17	-12	-16	-34
-insp-	-40	-2	30	-26
-inst>-	28	-6	-34	-33
-insti-	19	14	-54	-24
-int-	-21	-39	25	5
-intad-	-46	-42	50	-25
-inte-	-10	-39	18	-3
-inted-	-37	8	15	-32
-integ-	-56	-5	39	-44
-intei-	-44	-29	41	-26
-inter-	19	-37	-5	-13
-ints-	-29	-33	26	4
-ints>-	-29	-33	26	4
-intur-	7	6	-15	-40
-inu-	-25	-16	4	13
-inua-	15	-37	-39	27
-inus-	-37	55	-60	-38
-inus>-	-37	55	-60	-38
-inut-	-23	-60	40	-3
-inuta-	18	-14	-11	-35
-inute-	-46	-63	33	5
-inv>-	3	14	-21	-36
-inven-	21	-7	-34	-11
-inz-	0	-50	21	-8
-inze-	-9	-41	26	-17
-inzel-	-27	-19	36	-36
-io>-	-9	-32	-1	29
-iod-	-27	3	-51	33
-iore-	-45	25	4	-13
-iores-	-31	44	-53	-6
-iori-	21	-35	-1	-13
-iorna-	-37	-29	30	-11
-iorno-	16	-40	-5	0
-ious>-	-34	28	-21	-14
-ip>-	0	-39	2	15
-ipe-	-38	-36	40	6
-ipo-	13	-7	-6	-41
-ipo>-	22	-3	-20	-37
-ipos-	-52	-21	42	-25
-ipos>-	-48	-17	37	-22
-ipp-	20	-38	-15	16
-ipt>-	-22	-27	37	-38
-iptio-	-20	10	-37	26
-iqu-	-13	30	-20	-28
-iqua-	-21	31	-28	-31
-iquat-	-21	31	-28	-31
-iqui-	-12	28	-25	-32
-iquid-	4	3	-6	-36
-ir>-	63	-46	-51	-26
-ira-	22	-15	-12	-47
-iras-	-1	-24	19	-39
-iras>-	-1	-24	19	-39
-irca-	-2	16	-35	-12
-ird-	30	-7	-38	-32
-ire-	17	-39	6	-7
-irec-	-6	-45	7	14
-iref-	31	-38	-26	-26
-irefr-	31	-38	-26	-26
-irit-	10	-37	10	-14
-iritt-	10	-37	10	-14
-irm-	22	-8	-37	-14
-irma-	27	-13	-41	-8
-irma>-	25	-8	-52	-34
-iros-	-14	6	7	-35
-iros>-	-14	6	7	-35
-irs-	33	-33	3	-43
-irt-	-57	15	13	0
-irth-	-39	-33	36	-19
-irtu-	-35	22	-18	11
-irtua-	-34	16	-12	11
-isc-	1	-37	16	-3
-isca-	-40	-25	24	0
-iscal-	-28	-34	7	1
-iscin-	1	-19	-36	25
-isco-	-16	-14	22	-41
-iscou-	-38	-38	38	-10
-isen-	1	-21	16	-43
-iseno-	1	-5	6	-38
-ish-	-28	34	-14	-47
-isie-	0	18	-49	4
-isie>-	27	-32	-26	-10
-isiem-	-33	36	-42	-8
-isies-	-51	43	-14	-16
-isine-	13	3	-40	-27
-isit-	-40	-56	25	21
-isita-	-39	-48	19	10
-isite-	-8	-32	24	-43
-iso-	33	-39	-1	-41
-iss-	12	10	-21	-38
-issi-	23	11	-50	-30
-issio-	23	4	-38	-23
-isso-	-41	1	30	-12
-isso>-	-39	-5	32	-7
-ista-	-8	-30	26	-15
-ista>-	-11	-32	37	-41
-istan-	-39	-18	13	3
-iste>-	-21	1	22	-35
-istet-	-6	15	-37	10
-isto-	-2	-2	3	-46
-isto>-	2	16	-22	-34
-istor-	4	-43	21	-24
-istra-	-11	-35	16	5
-istru-	20	-4	-37	-20
-isu-	9	9	-21	-48
-isur-	21	-4	-45	-17
-isura-	16	2	-44	-17
-ita-	-50	26	4	2
-ita>-	-49	-4	44	-26
-itac-	0	18	-19	-33
-itad-	-3	24	-38	-52
-itad>-	7	11	-36	-35
-ital-	-13	-47	37	-24
-itar-	-36	11	-2	6
-itar>-	-7	14	-37	11
-itata-	-13	26	-37	-6
-itche-	11	5	-33	-24
-itec-	18	3	-36	-26
-itect-	18	3	-36	-26
-iten-	-40	27	12	-35
-itenu-	-36	19	10	-28
-iter-	19	-56	13	-12
-iter>-	16	-36	-15	3
-itere-	22	-43	7	-13
-iteu-	25	4	-43	-27
-iteur-	25	4	-43	-27
-itg-	2	-55	0	25
-itge-	12	-44	19	-20
-ith-	-44	-1	9	12
-itia-	41	-42	-33	-9
-itial-	36	-36	-30	-17
-itie-	1	9	-28	-3
-itie>-	9	6	-31	-58
-itif-	-25	15	-7	-22
-itif>-	-25	24	-20	-20
-itin-	11	-2	-7	-34
-iting-	13	-5	-5	-33
-itolo-	14	-36	9	-12
-itor-	-41	10	-2	22
-itos-	13	-23	-1	-33
-itos>-	13	-23	-1	-33
-itrag-	-39	-24	3	24
-itrat-	-19	10	10	-29
-itres-	6	10	-39	9
-itri-	7	-18	11	-41
-itt>-	4	-22	21	-39
-itte-	5	17	-28	-44
-itte>-	-17	28	-44	-46
-ittel-	34	1	-50	-37
-itten-	9	-11	1	-29
-ittl-	27	-36	-18	8
-ittle-	27	-36	-18	8
-itto>-	-27	-34	-12	24
-ituat-	-1	4	-9	-40
-iture-	-3	10	-5	-42
-itz-	12	-20	22	-39
-iu>-	-53	41	4	-23
-iud-	-43	39	-22	-20
-iug-	-5	-1	-29	18
-iugn-	-5	-1	-29	18
-iugno-	-5	-1	-29	18
-ius-	-2	16	-20	-43
-iusu-	-44	36	-19	-32
-iusur-	-44	36	-19	-32
-iven-	9	22	-38	4
-ivers-	-39	-27	36	-2
-ivida-	-33	3	17	-26
-ivo-	6	-4	3	-42
-ivo>-	6	-4	2	-44
-ivre-	-42	-1	25	-19
-ivre>-	-27	-15	30	-36
-ivree-	-17	4	8	-31
-ix>-	-27	-38	56	-35
-ixe-	-21	-37	22	5
-ixed-	-34	-26	25	4
-ixed>-	-34	-26	25	4
-ixi-	41	-28	-29	-29
-ixie-	40	-23	-45	-27
-ixo-	-43	5	16	4
-ixo>-	-38	10	9	7
-izen-	-29	-37	1	21
-izenz-	-29	-37	1	21
-izial-	31	-26	-32	-16
-ja>-	-29	48	-23	-45
-jaarr-	-29	-39	32	-25
-jah-	-11	-29	-38	46
-jahr-	-11	-29	-38	46
-jal-	19	-2	-23	-29
-jalo-	19	-2	-23	-29
-jalon-	19	-2	-23	-29
-jam-	-16	-7	-42	36
-jan-	-47	18	-45	46
-jan>-	-33	11	-32	24
-jane-	-10	5	-34	20
-janei-	-34	11	-38	19
-janu-	-35	15	-34	28
-janua-	-35	15	-34	28
-jas>-	-23	-40	37	-23
-jd>-	0	-44	15	2
-jec-	17	16	-32	-41
-ject>-	7	20	-24	-36
-jecu-	31	-8	-44	-29
-jecuc-	20	-11	-36	-25
-jekt>-	29	-4	-18	-32
-jes-	-47	-19	36	-3
-jes>-	-43	-9	28	1
-jft>-	-6	23	-42	-36
-jn>-	19	21	-71	-39
-jnen-	4	1	-7	-38
-jnen>-	4	1	-7	-38
-jo>-	-37	-8	30	-20
-job-	-28	7	0	-8
-job>-	-28	8	10	-44
-jor-	-30	-39	32	-15
-jorn-	-17	-35	24	-8
-jorna-	-17	-35	24	-8
-jours-	-44	-29	6	21
-jst-	-36	-45	39	-9
-jub-	-29	-27	32	-33
-jubi-	-29	-27	32	-33
-jubil-	-29	-27	32	-33
-jui-	10	-19	-30	28
-juil-	6	-15	-43	15
-juill-	6	-15	-43	15
-juin-	5	-35	-15	28
-juin>-	5	-35	-15	28
-jul-	-14	-8	-38	29
-juli-	2	-32	-46	28
-juli>-	-1	-19	-32	25
-julio-	5	-21	-35	12
-july-	-38	-2	1	1
-july>-	-38	-2	1	1
-jun-	-18	-18	-37	50
-june-	-1	6	-38	29
-june>-	-1	6	-38	29
-juni-	5	-15	-34	31
-junt-	-57	-22	35	4
-junto-	-52	-14	35	-15
-juri-	-43	-38	21	19
-jurid-	-43	-37	22	16
-kaa-	-31	-53	23	8
-kaar-	-30	-52	39	-12
-kal-	-28	-45	35	-16
-kale-	-38	-40	40	-20
-kalen-	-38	-40	40	-20
-kann-	31	-34	-30	0
-kann>-	32	-33	-29	-14
-kap-	24	-7	-4	-54
-kast-	22	-3	-25	-39
-kast>-	24	0	-34	-38
-kaut-	-37	-45	43	-35
-kauti-	-37	-45	43	-35
-kein-	-40	-25	38	-21
-kena-	3	-2	1	-34
-ker-	-27	-3	32	-42
-ker>-	-47	10	15	-32
-ket>-	17	-52	-7	8
-keu-	13	1	-42	-8
-keuk-	8	11	-38	-21
-keuke-	8	11	-38	-21
-key-	-6	-15	14	-43
-kho-	-26	-39	4	21
-khou-	-26	-37	3	21
-khoud-	-26	-37	3	21
-kic-	44	-23	-49	-31
-kick-	44	-23	-49	-31
-kick>-	22	-6	-32	-16
-kie-	22	8	-31	-27
-kit-	-2	21	-36	-34
-kitc-	11	5	-33	-24
-kitch-	11	5	-33	-24
-kke-	-5	-1	-42	34
-kket>-	6	-47	12	8
-kkoo-	14	0	-38	-14
-kkoor-	14	0	-38	-14
-kl>-	-34	-12	15	9
-klaa-	2	0	3	-35
-klaar-	2	1	2	-34
-klar-	-35	-13	32	-29
-klein-	-6	-37	11	2
-kly-	-34	-36	-29	35
-kly>-	-34	-36	-29	35
-komp-	-51	0	25	-24
-kompl-	-59	-24	39	-40
-komt-	36	-27	-32	-27
-komt>-	36	-27	-32	-27
-konto-	-8	5	5	-43
-konz-	4	-32	14	-42
-konze-	4	-32	14	-42
-koo-	2	-33	27	-40
-koord-	14	0	-38	-14
-kope-	31	-37	-15	-30
-kopen-	31	-37	-15	-30
-kor-	-45	-56	56	-23
-kort-	-34	-54	43	-21
-korti-	-45	-47	46	-15
-kri-	34	-45	-22	-35
-ks>-	-4	-39	0	27
-ksh-	-22	2	13	-38
-ksho-	-22	2	13	-38
-kshop-	-30	0	19	-39
-ktio-	-27	-48	37	5
-ktion-	-27	-48	37	5
-ktob-	-15	-32	-16	34
-ktobe-	-15	-32	-16	34
-ktor-	-23	-24	35	-27
-kum-	12	21	-37	-27
-kup-	-2	-46	-7	15
-kup>-	0	-45	0	9
-kurz-	-28	-35	36	-29
-kw>-	8	-26	-27	20
-kwa-	-13	-1	-38	31
-laa-	-12	9	5	-45
-laar-	1	-2	6	-34
-laar>-	2	-2	5	-34
-lab-	-33	-30	42	-4
-laca-	1	-10	5	-32
-lace-	4	-41	16	-15
-lacem-	-38	-10	33	-29
-lad-	-39	-16	35	-9
-lada-	-36	8	12	-34
-lada>-	-32	5	14	-33
-lado-	-31	-18	23	7
-lado>-	-13	-29	34	-41
-lag>-	-14	-4	24	-52
-lage-	-27	-41	42	-4
-lagsr-	33	-28	-26	-10
-lain-	2	24	-27	-34
-laine-	2	24	-27	-34
-lais-	-37	23	8	-7
-lam-	0	-39	24	-34
-lame-	-7	-40	20	-22
-lanc-	-20	-2	14	-27
-lance-	-20	5	3	-26
-lanco-	-37	-43	39	-30
-land-	-46	-11	40	-32
-landi-	-46	-24	38	-22
-lane-	14	16	-50	-28
-lang-	-53	-15	6	17
-langu-	-34	-44	38	-27
-lano>-	-3	-40	-8	21
-lans-	-3	-13	11	-27
-lans>-	0	-4	2	-27
-lant-	17	-10	-8	-46
-lanto-	23	5	-41	-32
-lanza-	16	16	-39	3
-lar>-	-8	-40	7	23
-lass-	-15	16	-5	-39
-last-	-23	22	-9	-38
-last>-	-31	28	-12	-49
-lat-	13	-51	8	10
-late-	17	-24	-23	8
-later-	44	-41	-43	-18
-lato-	-14	-47	39	-28
-laud-	-14	8	3	-38
-laudo-	-3	13	-16	-39
-lauf-	-42	5	-18	32
-laun-	28	-3	-43	-29
-laus-	-41	-8	42	-40
-lava-	1	-34	-9	20
-lavo-	-2	-14	15	-47
-lavor-	-1	-11	12	-46
-lay-	-16	-10	27	-35
-lay>-	3	-39	22	-14
-laza-	-7	-32	19	-21
-lazo-	-18	12	4	-39
-lazo>-	17	8	-44	-32
-lbet-	47	-16	-50	-30
-lbeta-	20	11	-47	-18
-lbu-	-16	22	-9	-36
-lco-	-40	-25	48	-21
-lcu-	-27	-14	30	-26
-lcul-	-27	-14	30	-26
-ld>-	36	-19	-21	-29
-lda-	-34	30	0	-40
-ldaa-	-46	27	-5	-25
-ldaan-	-46	27	-5	-25
-ldat-	-37	15	11	-30
-ldatu-	-38	-40	36	-16
-ldb-	-40	17	-2	-15
-lde-	-53	11	20	-14
-lde>-	-23	42	-43	-10
-lden-	-39	-35	42	-19
-lden>-	-24	-35	34	-4
-lder-	-30	-18	31	-12
-lder>-	-35	-30	42	-20
-lderd-	-23	-36	33	-15
-ldern-	-31	4	11	-18
-ldes-	-34	-41	41	-34
-ldes>-	-34	-41	41	-34
-ldi>-	-12	-61	35	-22
-ldo-	-27	31	-15	-58
-ldo>-	-6	30	-37	-47
-ldos-	-50	-46	50	-34
-ldos>-	-50	-46	50	-34
-ldu-	3	-9	10	-42
-ldun-	5	4	-3	-42
-ldung-	5	4	-3	-42
-lea-	-45	27	1	-4
-leade-	9	1	-36	-11
-lean-	-33	-38	-2	27
-learn-	5	5	-33	-11
-leas-	-6	22	-25	-38
-lease-	2	23	-37	-38
-lec-	-40	-18	30	7
-lectu-	-48	-23	45	-23
-ledi-	-30	-5	25	-25
-ledig-	-30	-3	25	-37
-lee>-	11	-16	7	-36
-leet-	-33	3	10	-19
-leet>-	-33	3	10	-19
-left-	-30	41	-49	-34
-left>-	-30	41	-49	-34
-legge-	33	-21	-39	-33
-leib-	-30	38	-39	-4
-leibe-	-16	28	-41	-23
-leibt-	-37	27	-10	4
-leic-	-1	15	-39	6
-leich-	-1	15	-39	6
-lein-	-11	-41	21	-2
-leine-	-2	-39	11	1
-lekto-	-20	-17	29	-29
-lem-	-20	25	-12	-12
-leme-	-8	25	-40	2
-lemen-	-8	25	-40	2
-lende-	-45	-4	35	-24
-leng-	-45	-40	-9	30
-lens-	28	-9	-34	-25
-lenst-	28	-9	-34	-25
-lere-	36	-28	-24	-24
-lere>-	36	-34	-24	-23
-less>-	-3	25	-43	-34
-lesso-	-19	-41	5	9
-let-	-54	5	28	-10
-let>-	-19	-47	24	1
-leta-	-50	28	-4	-14
-leta>-	-37	7	9	-11
-lete>-	6	-34	15	-25
-leti-	-8	31	-30	-1
-letic-	-37	-2	39	-25
-letio-	3	20	-44	-19
-leto-	-55	-39	50	-16
-leto>-	-54	-33	45	-16
-lett-	-41	-19	20	18
-lett>-	-45	-10	22	-32
-letz-	-38	23	-7	-23
-letzt-	-38	23	-7	-23
-leva-	15	-34	-15	5
-levan-	17	-34	-10	-30
-lever-	-14	11	5	-43
-lez-	-41	-53	22	9
-lezi-	-41	-42	17	10
-lezio-	-30	-36	2	12
-lfa-	32	-6	-49	2
-lfac-	22	-3	-42	-6
-lfact-	22	-3	-42	-6
-lfe>-	-54	-32	26	9
-lft-	-3	25	-38	-46
-lft>-	3	13	-29	-28
-lfte-	-5	26	-46	-34
-lfte>-	-3	28	-61	-31
-lg>-	31	5	-45	-32
-lgen>-	46	-35	-49	-30
-lgend-	-3	-7	-49	20
-lgt-	16	-7	-48	-34
-lgt>-	23	-15	-47	-33
-lha>-	-23	-36	11	14
-lia>-	-16	-36	23	-9
-liar-	9	5	-34	7
-liat-	-28	-35	32	-7
-lib-	-8	26	-21	-26
-libe-	-8	29	-51	-29
-liber-	-8	29	-51	-29
-licad-	-60	45	-11	-27
-licen-	-9	-48	-23	31
-lich-	-61	7	-8	25
-liche-	-40	18	-29	28
-lid-	-8	-28	-26	42
-lida-	-21	-33	-6	39
-lidad-	-22	-17	-28	40
-lie-	-54	15	24	-4
-lien-	-36	-6	28	-27
-lient-	-32	-6	27	-25
-lier-	-44	23	0	5
-lier>-	-45	21	6	5
-liess-	-43	33	-9	-26
-lift-	-3	12	-40	7
-lig-	-19	-6	30	-37
-lige-	-29	-32	34	-19
-lijf-	-7	21	-43	-5
-lijft-	-6	23	-42	-36
-lim-	-51	-59	28	24
-limi-	-25	-34	29	-3
-limp-	-43	-50	13	27
-limpe-	-33	-29	-1	27
-limpi-	-34	-38	15	17
-ling-	0	-2	2	-36
-ling>-	3	8	-13	-29
-lings-	4	-46	27	-24
-lip-	-19	-37	41	-31
-liq-	-12	32	-26	-49
-liqu-	-8	22	-16	-48
-liqua-	-21	31	-28	-31
-liqui-	4	3	-6	-36
-list-	-27	-19	24	3
-list>-	-30	-19	12	12
-lit-	5	-65	24	11
-lite-	-17	-50	41	-20
-lite>-	-12	-46	35	-19
-livre-	-57	10	20	-14
-lizen-	-29	-37	1	21
-lka-	-16	-39	30	-27
-lke-	-3	-10	-32	26
-lke>-	-11	-12	-37	30
-lla>-	39	-22	-22	-42
-llag-	-37	-20	33	-36
-llage-	-35	-26	36	-33
-llas-	-36	-2	32	-25
-llas>-	-36	-2	32	-25
-llau-	-3	20	-38	-32
-llaud-	-3	20	-38	-32
-llav-	-37	-8	32	-28
-llave-	-37	-1	27	-28
-lle-	-11	-40	21	18
-lle>-	14	-40	-12	23
-lledi-	-48	-12	34	-28
-llee-	2	-1	-3	-39
-llen-	14	-33	9	-50
-llen>-	16	-28	3	-49
-ller-	-25	-29	47	-33
-lles-	-32	2	24	-37
-lles>-	-74	-5	51	-33
-llet>-	6	-16	-41	15
-lli>-	4	-37	21	-6
-llig-	-3	12	-22	-6
-llow-	-1	-20	14	-40
-llow>-	10	-45	19	-36
-llowi-	-38	36	-12	-20
-llst-	-24	13	0	-17
-llsta-	-24	13	0	-17
-llu-	1	-12	11	-48
-llus-	0	-2	4	-46
-llust-	0	-2	4	-46
-lm>-	4	18	-26	-45
-lme-	9	-6	-1	-34
-lmen-	11	4	-20	-39
-lment-	11	9	-25	-38
-lob-	-30	-35	34	-26
-loba-	-30	-35	34	-26
-lobal-	-24	-33	30	-25
-loc-	6	-40	29	-45
-locc-	38	-34	-27	-37
-lock-	9	-2	-7	-39
-lock>-	26	5	-39	-30
-loco-	27	-39	-4	-17
-loco>-	27	-39	-4	-17
-loe-	21	-42	17	-19
-logo-	-5	-6	10	-21
-logo>-	4	2	3	-57
-logot-	-35	-4	20	-21
-loi-	41	-54	-31	-23
-loir-	32	-38	-23	-20
-loir>-	32	-38	-23	-20
-loon-	-5	1	-46	17
-loon>-	5	14	-31	-35
-loor-	-39	-29	36	-16
-loor>-	-39	-29	36	-16
-lop-	16	-51	-19	24
-lope-	-12	-42	-7	28
-los-	3	23	-26	-32
-los>-	8	11	-24	-10
-lose-	-9	17	-20	-36
-lot-	-49	50	-32	-8
-lotf-	-16	18	-14	-27
-lotfa-	-9	30	-46	-29
-lott-	-33	29	-27	-5
-lotte-	-24	25	-30	0
-lotu-	-36	31	-6	-26
-lotur-	-36	31	-6	-26
-low>-	6	-41	24	-38
-lowi-	-38	36	-12	-20
-lowin-	-38	36	-12	-20
-lph-	16	2	-37	-21
-lph>-	16	2	-38	-21
-lre-	9	26	-49	-15
-lrec-	23	-1	-45	-2
-lrech-	23	-1	-45	-2
-ls>-	7	-40	4	7
-lsa-	19	-51	-1	-13
-lsta-	-24	13	0	-17
-lstan-	-24	13	0	-17
-lt>-	-13	41	-31	-22
-lta-	-25	-1	36	-52
-lta>-	-21	-3	31	-53
-lte-	5	-8	8	-52
-lten-	-30	20	14	-40
-lten>-	-21	7	21	-40
-lter-	12	-39	25	-30
-lti-	-33	20	-5	-8
-ltim-	-31	22	-5	-28
-lto>-	-43	30	0	-28
-ltr-	9	29	-56	-43
-ltre-	9	19	-34	-43
-ltre>-	-1	23	-30	-40
-ltri-	22	-6	-36	-9
-ltri>-	22	-6	-36	-9
-lub-	-33	-9	12	7
-luc-	-50	28	6	-13
-lud-	-45	8	9	2
-lude-	-31	-21	11	5
-luded-	-29	-30	14	6
-lue-	32	-19	-41	-22
-lueg-	26	-17	-32	-14
-luego-	26	-17	-32	-14
-lug-	-29	-30	-15	42
-lugl-	-9	-6	-35	27
-lugli-	-9	-6	-35	27
-lun-	9	-1	-11	-54
-lung-	14	1	-17	-70
-lung>-	28	4	-40	-63
-lunge-	-20	13	-3	-41
-lungs-	-13	-40	29	-38
-lus-	-25	7	22	-59
-luso-	-13	7	-3	-39
-luso>-	-3	2	-3	-35
-luss-	-28	6	11	-14
-lussr-	-13	32	-38	-39
-lussz-	-24	37	-49	-9
-lust-	-2	-5	11	-57
-lustr-	-2	-5	11	-57
-luz-	-22	-40	20	5
-lva-	20	0	-38	-9
-lvas-	29	-27	-36	-3
-lvast-	29	-27	-36	-3
-lve>-	-48	-12	31	-4
-lvi-	2	-26	12	-35
-lvo-	47	-59	-22	3
-ly>-	-60	-35	-18	58
-lyer-	-23	-35	32	-23
-lyer>-	-21	-34	31	-22
-lz>-	10	-49	28	-20
-lze-	-36	-35	41	-31
-lzei-	-36	-27	36	-31
-lzeit-	-36	-27	36	-31
-ma>-	23	-28	3	-48
-maa-	-49	-19	-32	60
-maak-	-58	10	9	-12
-maak>-	-39	-18	18	3
-maakt-	-42	22	-9	-28
-maan-	-52	-36	-62	68
-maand-	-52	-36	-62	68
-maar>-	39	-43	-28	-31
-maca-	17	-31	3	-38
-macao-	17	-31	3	-38
-mada-	-28	33	-36	6
-made-	19	-6	-11	-35
-mado-	6	-42	20	5
-mado>-	8	-36	13	3
-magen-	0	-48	13	3
-mai>-	-33	-22	-14	31
-mail-	-38	-33	52	-50
-mail>-	-25	-30	41	-40
-main-	13	-9	-49	33
-maind-	30	-4	-56	-36
-maini-	-4	15	-18	-41
-maint-	1	-23	-30	30
-mak-	-25	-4	27	-35
-make-	-16	-8	22	-34
-mal-	-13	-58	49	-29
-mal>-	12	-52	12	6
-mali-	-44	-36	43	-29
-malig-	-44	-35	43	-27
-man>-	23	-21	-3	-32
-manag-	-35	-12	8	8
-manas-	0	-7	-36	26
-manc-	-27	31	-16	-40
-manca-	-20	45	-54	-34
-mand-	14	-5	-11	-21
-manda-	-11	24	-42	6
-mande-	15	-12	-4	-38
-mando-	22	-45	13	-23
-mane-	-16	35	-77	10
-mane>-	-24	15	-41	19
-manen-	-9	28	-54	-3
-manes-	-7	17	-36	-18
-mang-	-40	26	13	-20
-mano-	-20	3	24	-40
-mano>-	-27	7	26	-35
-manq-	-58	50	-29	-30
-manqu-	-58	50	-29	-30
-mant-	-13	-30	-22	36
-mante-	-32	-31	-29	32
-manu-	4	18	-45	7
-manua-	14	15	-27	-49
-manus-	5	13	-21	-37
-manut-	-31	-32	-37	36
-map-	-38	-26	34	-24
-maq-	3	-14	12	-36
-maqu-	3	-14	12	-36
-mar-	-22	13	-32	22
-marca-	8	10	-28	-35
-march-	-47	10	11	-5
-marco-	3	7	-24	1
-mare>-	32	-7	-36	-20
-mari-	24	-15	-14	-48
-maria-	13	-8	-10	-43
-marm-	6	18	-38	-17
-marr-	35	-20	-41	-22
-marra-	20	-14	-39	-9
-mars-	-38	2	-20	27
-mars>-	-38	2	-20	27
-marz-	-51	22	-22	31
-marz>-	-35	13	-22	27
-marzo-	-37	16	-14	17
-mas>-	51	-64	11	-22
-massa-	-19	-27	34	-36
-mate-	1	-7	8	-43
-mater-	10	-7	2	-65
-matio-	-7	10	-2	-42
-mato-	6	-9	-4	-30
-matr-	11	4	-14	-34
-matri-	11	4	-14	-34
-may-	-28	-20	-29	38
-mba>-	-44	-35	38	2
-mbi-	-45	17	20	-35
-mbols-	32	-10	-41	-29
-mbr-	-15	-34	-45	51
-mbre-	-3	-26	-51	39
-mbre>-	-2	-24	-55	39
-mbro-	-23	-21	-20	39
-mbro>-	-19	-14	-34	39
-me>-	-40	13	12	5
-mec-	49	-28	-53	-30
-meca-	37	-34	-31	-18
-mecar-	32	-28	-30	-20
-med-	32	-8	-31	-26
-medi-	42	-6	-46	-27
-medic-	30	13	-69	-28
-mee>-	6	30	-47	-19
-meer-	-43	24	4	-33
-meet-	-35	9	29	-20
-mei-	1	-43	4	13
-mei>-	-10	-23	-26	33
-meil-	28	-9	-34	-25
-meile-	28	-9	-34	-25
-mein-	-2	-37	4	13
-meio-	10	-29	27	-33
-meio>-	10	-29	27	-33
-meir-	4	-3	-1	-44
-meira-	-1	10	-6	-49
-mem-	17	-45	-2	7
-men>-	7	-54	43	-56
-menc-	47	-40	-37	-27
-mence-	48	-40	-41	-23
-menda-	16	-10	-8	-30
-meno-	-44	34	-13	-36
-meno>-	-35	34	-21	-23
-menos-	-33	20	-5	-29
-mens-	-51	-54	-48	65
-mensa-	-48	-36	-37	48
-mensi-	-36	-37	-40	41
-mensu-	-15	-29	-37	36
-mente-	-50	8	20	-5
-menti-	18	22	-33	-49
-ments-	-1	32	-44	-60
-menu-	-38	-13	45	-52
-menu>-	-44	-20	37	-31
-mer>-	23	-34	-7	-5
-mes-	-33	-42	-79	90
-mes>-	2	-32	-87	64
-mese-	-55	-30	-50	54
-mese>-	-48	-47	-42	50
-mess-	-14	9	13	-40
-messe-	-3	14	2	-53
-mest-	-53	-47	-69	64
-mestr-	-46	-40	-63	57
-met-	7	-20	21	-46
-meta-	5	18	-30	-53
-meta>-	7	10	-24	-38
-metad-	-4	15	-20	-35
-mette-	34	-38	-26	-1
-mic-	-33	-45	40	-5
-mica-	-3	-36	31	-23
-mica>-	-3	-36	31	-23
-mici-	-40	-40	26	1
-micil-	-33	-32	12	4
-mid-	28	-58	20	5
-midd-	28	-39	13	-29
-mie-	19	-37	-8	6
-mier-	20	-23	1	-46
-mier>-	39	-48	-26	-22
-miere-	-4	1	5	-40
-migr-	-15	14	11	-37
-migra-	-15	14	11	-37
-mij-	20	0	-22	-65
-mijn-	6	6	-14	-47
-mijn>-	22	17	-71	-31
-mijne-	-3	-3	3	-33
-mil-	9	-4	3	-51
-mile-	6	-2	-6	-27
-min-	-32	-1	9	10
-min>-	-40	11	6	-10
-minad-	-40	40	-16	-31
-minar-	-15	-47	51	-39
-mind-	-22	29	-42	11
-minde-	-22	33	-43	-31
-mine-	-46	18	13	3
-minee-	-40	26	-3	-11
-ming>-	28	-42	-23	-2
-minho-	29	-36	1	-12
-minis-	-39	-10	5	9
-mino-	-36	24	9	-13
-minu-	-40	-10	21	-10
-minus-	-37	55	-60	-38
-minut-	-23	-60	40	-3
-mis>-	-28	21	4	-40
-miss-	12	21	-46	-22
-missi-	16	19	-50	-19
-misu-	21	-4	-45	-17
-misur-	21	-4	-45	-17
-mit-	4	0	-26	2
-mita-	1	8	-19	-20
-mitad-	7	10	-34	-37
-mman-	8	-8	-2	-32
-mmand-	8	-8	-2	-32
-mmen-	20	-42	12	-28
-mmen>-	-10	-17	22	-41
-mmenc-	48	-40	-41	-23
-mmes-	-25	29	-33	-19
-mmie-	-34	-6	27	-21
-mmis-	15	12	-36	-27
-mmiss-	15	12	-36	-27
-mmu-	-43	-23	-3	31
-mmun-	-49	-21	-2	31
-mmuni-	-45	-16	-10	33
-mob-	18	-5	-20	-42
-mobi-	13	-4	-17	-39
-mobil-	13	-4	-17	-39
-mod-	-32	-27	47	-60
-mode-	-16	-15	25	-41
-model-	4	-4	0	-34
-modu-	-21	-15	28	-40
-modul-	-21	-15	28	-40
-moi-	-21	16	-56	39
-moin-	-24	25	-13	-44
-moins-	-24	25	-13	-44
-mois-	-51	-41	-61	61
-mois>-	-50	-40	-62	61
-moit-	5	9	-34	-53
-moiti-	5	9	-34	-53
-mol-	-30	5	20	-34
-mon-	-26	-30	-5	44
-mona-	-44	-37	-33	44
-monat-	-37	-47	-57	56
-mone-	32	4	-38	-44
-money-	32	6	-40	-43
-monio-	4	10	-14	-38
-monit-	-28	-37	-27	31
-monta-	-7	-12	28	-85
-monte-	-22	-38	42	-35
-month-	-46	-27	-79	65
-more-	37	-46	-9	-33
-more>-	37	-46	-9	-33
-mos-	31	-4	-59	-16
-mos>-	26	-4	-54	-14
-mot-	-26	-24	42	-30
-mou-	-36	10	14	-40
-moun-	-29	7	11	-32
-mount-	-29	7	11	-32
-mov-	-5	-53	32	-2
-mpa>-	-38	-43	30	13
-mpi-	-17	-48	21	12
-mpl-	-44	8	25	-49
-mpla-	-38	-22	42	-36
-mple-	-39	12	17	-43
-mplee-	-33	3	10	-19
-mplem-	-1	29	-48	-30
-mplet-	-29	7	16	-58
-mpo-	-64	11	32	4
-mpos-	-40	11	-18	24
-mpr-	-19	-41	28	5
-mpra-	23	-21	-13	-36
-mprar-	38	-27	-40	-26
-mpre-	-48	-22	27	15
-mpre>-	-27	-36	-35	38
-mpres-	-47	-60	64	-44
-mpri-	-34	-28	23	-6
-mpris-	-48	-36	27	-5
-mpta-	-44	-40	26	14
-mptab-	-26	-30	1	18
-mpte-	9	6	-10	-64
-mpte>-	23	1	-25	-56
-mptes-	-46	15	25	-34
-mpu-	-23	0	9	-27
-mput-	-20	29	-39	-23
-ms>-	-3	-8	14	-42
-mte-	-40	-46	40	-6
-mtl-	-28	-25	-24	29
-mtl>-	-23	-23	-30	30
-mul-	-24	-33	33	-2
-mula-	-23	-43	28	-4
-mun-	-55	-25	-4	45
-muni-	-43	-9	-17	41
-munic-	2	3	-39	24
-mur-	-2	20	-14	-38
-mura-	-1	20	-14	-37
-mural-	-8	20	-11	-33
-na>-	1	-17	22	-51
-nachs-	16	-35	-32	11
-naci-	10	-42	12	-25
-nad-	-51	5	15	15
-nada>-	-40	1	38	-32
-nah-	-11	3	14	-36
-nahm-	-6	6	1	-31
-nahme-	-6	6	1	-31
-nal-	-3	6	-4	-40
-nal>-	7	17	-26	-35
-nale-	-35	-3	25	-19
-nale>-	-18	11	2	-35
-nalet-	-37	-2	38	-26
-nali-	-24	-35	30	-2
-nalis-	9	-39	5	-8
-naliz-	-42	-31	42	-17
-name-	-40	-46	21	22
-namen-	-40	-47	6	24
-nanc-	-8	-41	-15	32
-nance-	-3	-36	-37	33
-nant-	-4	-3	9	-40
-nant>-	7	-6	0	-42
-nao-	-23	-38	32	4
-nao>-	-23	-38	32	4
-nar-	2	-33	30	-50
-nare-	-17	-37	28	-23
-nare>-	-17	-37	28	-23
-nari-	17	-22	-5	-31
-nario-	1	-8	-1	-32
-nas-	-39	-14	-13	38
-nas>-	-27	-7	-31	38
-nat-	-25	-38	-13	52
-nat>-	-30	-23	-40	37
-nata-	-27	-27	39	-30
-nata>-	-27	-26	38	-32
-nati-	4	-16	6	-39
-nati>-	-7	-19	20	-32
-natl-	-30	-30	-38	36
-natu-	19	-10	-64	16
-natur-	20	-10	-67	17
-nav-	11	7	-49	3
-nave-	17	3	-38	4
-nave>-	10	11	-37	3
-nbau-	12	5	-21	-35
-nbau>-	8	-2	-6	-37
-nbeg-	-36	-31	22	0
-nbegr-	-33	-42	23	0
-nbeh-	-27	33	-40	-17
-nbeha-	-27	33	-40	-17
-nbet-	13	6	-25	-50
-nbet>-	37	-7	-53	-30
-nbeta-	-10	4	3	-45
-nca-	-6	23	-49	8
-nca>-	-17	1	-34	27
-ncar-	41	-11	-44	-18
-ncarg-	24	-5	-31	-38
-ncass-	-31	29	-40	14
-ncem-	41	-22	-35	-29
-nceme-	40	-21	-35	-29
-ncep-	6	-41	13	-20
-ncept-	6	-41	13	-20
-ncer-	-30	-3	28	-50
-ncer>-	39	-28	-39	-17
-ncerr-	-45	20	-2	-28
-ncert-	-38	-1	38	-33
-nche-	18	-2	-26	-29
-nche>-	21	5	-37	-31
-nciam-	19	-34	-2	-24
-ncio-	-17	19	4	-43
-ncio>-	11	-38	20	-36
-ncion-	-44	44	-20	-17
-ncl-	-37	11	13	-31
-ncl>-	-25	6	12	-38
-nclu-	-28	8	8	-23
-nclud-	-45	8	9	2
-nclus-	-38	15	3	-14
-ncol-	-27	39	-44	-21
-ncolo-	-27	39	-44	-21
-ncom-	16	-9	-9	-29
-ncome-	16	-9	-9	-29
-nda-	9	10	-9	-58
-nda>-	22	-3	-14	-66
-ndabl-	15	-33	-8	-16
-ndabr-	-3	21	-47	-39
-ndaf-	-12	23	-26	-17
-ndafr-	-12	23	-26	-17
-ndar-	7	-58	23	-16
-ndar>-	21	-34	8	-12
-ndas>-	-36	-4	6	2
-ndat>-	1	9	-37	10
-nden-	-46	-7	21	17
-nden>-	-43	9	5	15
-ndent-	2	-41	13	-12
-nderd-	-48	17	-19	14
-ndere-	11	23	-46	-44
-nderh-	-44	-20	-2	19
-nderi-	12	5	-38	-6
-ndert-	24	-40	11	-20
-ndfac-	-20	27	-40	-7
-ndic-	-36	8	5	11
-ndig-	-31	5	11	-7
-ndig>-	-24	13	0	-17
-ndle-	13	-22	5	-26
-ndo-	34	-26	-29	-2
-ndo>-	43	-22	-48	-4
-ndos-	-17	10	7	-35
-ndos>-	-24	17	7	-35
-ndov-	-4	15	-51	-33
-ndove-	-4	15	-51	-33
-ndra-	42	-18	-47	-31
-ndra>-	43	-29	-38	-26
-ndrei-	-26	-23	31	-41
-nds-	-3	3	9	-53
-ndsta-	-22	31	-35	-27
-nea-	-57	6	30	-44
-nea>-	-45	17	15	-29
-nei-	-23	2	-28	20
-neir-	-34	11	-38	19
-neiro-	-34	11	-38	19
-nel-	-4	-53	34	-11
-nem-	-32	-35	18	19
-nent-	-10	20	-44	9
-nente-	-16	27	-40	-6
-nenz-	-13	23	-33	-12
-nenza-	-13	23	-33	-12
-ner-	-25	-16	-6	31
-ner>-	-55	-13	4	31
-nero-	1	18	-60	19
-nero>-	1	18	-60	19
-nes>-	-43	-10	15	29
-nesc-	-7	17	-36	-18
-nesce-	-6	15	-33	-18
-ness-	-27	-25	43	-32
-nessu-	-39	-27	36	-9
-nete-	14	-9	-30	-11
-neu-	-31	-23	41	-54
-new-	-1	-24	-39	46
-news-	-43	-23	-42	45
-nex-	-4	14	-37	18
-next-	0	-33	-46	21
-next>-	0	-33	-46	21
-nfac-	33	-19	-40	-2
-nfact-	30	-15	-36	-11
-nfi-	36	-41	-8	-32
-nfir-	39	-40	-29	-23
-nfirm-	39	-40	-29	-23
-nfog-	-34	-39	2	22
-nfogr-	-28	-32	38	-25
-nga-	43	-43	-31	-7
-ngag-	26	-40	-40	14
-ngage-	26	-40	-40	14
-ngang-	31	-34	-22	-7
-ngeb-	1	-34	25	-38
-ngebo-	4	-23	15	-36
-ngel-	10	26	-39	-43
-ngen>-	-55	16	31	-26
-ngi-	-22	-59	13	17
-ngin-	-8	-47	-14	27
-nging-	-7	-47	-18	29
-ngl-	-63	-36	49	0
-ngle-	-48	-33	48	-15
-ngle>-	-37	-36	44	-27
-ngo-	3	-41	7	3
-ngo>-	16	-37	18	-25
-ngr-	-9	21	-18	-47
-ngre-	-3	16	-20	-43
-ngres-	-3	16	-20	-43
-ngs-	8	-38	2	11
-ngsr-	17	-26	-2	-25
-ngsre-	17	-33	0	-23
-ngss-	22	-2	-41	-27
-ngsst-	30	-7	-48	-24
-ngsv-	-2	-40	-5	21
-ngt-	-54	31	-6	-2
-ngt>-	-51	30	-14	3
-ngu-	-34	-5	34	-48
-ngua-	-24	-2	24	-42
-ngua>-	-41	-45	40	-26
-nguag-	-5	13	-8	-32
-nhou-	-35	33	-31	-15
-ni>-	-51	-18	-3	41
-nic-	-7	-56	42	-15
-nica-	-40	-31	28	10
-nica>-	-39	-25	37	-10
-nich-	-11	-45	22	-2
-nicht-	-12	-41	20	0
-nici-	42	-22	-37	-53
-nicia-	33	-22	-23	-48
-nico-	-38	-34	51	-29
-nico>-	-37	-33	50	-28
-nido-	2	19	-35	5
-niek>-	29	-8	-39	-22
-niere-	-17	-4	14	-40
-nieru-	24	16	-42	-33
-niet-	-2	-41	30	-25
-nieu-	-6	-42	5	15
-nieuw-	-6	-42	5	15
-nig-	-27	-55	17	23
-nigu-	-42	-40	8	26
-nigun-	-42	-40	8	26
-nim-	-42	-20	22	15
-nimi-	-31	-30	-29	31
-nimie-	-31	-30	-29	31
-nion-	-40	-10	42	-43
-nion>-	-24	-17	32	-37
-nione-	-37	-5	28	-21
-nior>-	-30	-20	-36	35
-niq-	-39	35	-17	-21
-niqu-	-39	35	-17	-21
-nique-	-23	-22	26	-13
-nist-	-48	-32	30	4
-nistr-	-39	-10	5	9
-niti-	17	-2	-22	-40
-nitia-	36	-36	-30	-17
-nitif-	-25	15	-7	-22
-nitiv-	-4	19	-32	-21
-nito>-	-1	-2	0	-34
-nitor-	-21	-40	-27	31
-niv-	-50	-35	44	-8
-nive-	-50	-35	44	-8
-niver-	-43	-24	36	-1
-niz-	21	-24	-11	-29
-nizi-	34	-38	-19	-21
-nizia-	39	-33	-40	-18
-nke-	-36	19	10	-9
-nken-	-34	18	4	-22
-nkl-	-58	-23	29	2
-nkl>-	-53	-14	19	10
-nkt-	-42	11	28	-24
-nkt>-	-36	28	7	-19
-nle-	4	13	-16	-34
-nma-	-52	-70	62	5
-nmal-	-32	-50	51	-33
-nmali-	-44	-35	43	-27
-nn>-	53	-49	-34	-20
-nnag-	-38	-31	44	-17
-nnage-	-38	-31	44	-17
-nnem-	-13	-36	-30	34
-nneme-	-37	-42	-27	34
-nnes-	6	-11	4	-35
-nnes>-	6	-11	4	-35
-nno-	-8	-37	-14	32
-nno>-	10	-32	1	1
-nnov-	-27	-23	-41	36
-nnue-	-7	-38	-36	38
-nnuel-	-7	-38	-36	38
-noc-	-19	36	-35	-36
-noch-	-26	35	-34	-28
-noch>-	-29	43	-64	-31
-nog-	13	31	-85	-52
-nog>-	4	35	-79	-55
-nom-	-38	-11	-1	32
-non-	1	-20	-42	41
-none-	-32	-21	-44	39
-none>-	-32	-21	-44	39
-nora>-	23	-6	-38	-16
-nos-	-27	23	-11	2
-nos>-	-24	24	-15	-8
-nota-	2	21	-20	-39
-noth-	-48	0	23	-9
-nothi-	-46	-4	29	-36
-nou-	0	-8	-34	27
-nov-	-22	-45	-54	68
-nov>-	-25	-23	-41	43
-nova-	-10	-11	-29	27
-novat-	12	6	-35	-16
-novel-	10	-39	18	-27
-now-	2	7	-18	-40
-now>-	2	7	-18	-40
-nq>-	-33	6	9	7
-nr>-	27	-47	-13	-12
-nre-	3	-1	-2	-47
-nrec-	-7	9	-1	-39
-nrech-	-7	9	-1	-39
-nsa-	-7	-51	-11	40
-nsal-	-54	-37	-26	45
-nsal>-	-43	-40	-22	37
-nsc-	11	-40	20	-15
-nsch-	3	-42	22	-6
-nscr-	12	-13	-4	-42
-nscri-	12	-13	-4	-42
-nser-	-40	-4	26	-19
-nsi-	-46	-18	18	27
-nsil-	-37	-27	-42	41
-nsile-	-32	-31	-31	33
-nsiv-	-17	-4	17	-36
-nsp-	-4	-39	18	-21
-nspo-	-15	-36	26	-22
-nspor-	-15	-36	26	-22
-nst>-	26	-23	-24	-2
-nstal-	-14	2	9	-41
-nstei-	28	-9	-34	-25
-nstit-	19	13	-52	-26
-nsu-	-45	-23	17	20
-nsua-	-2	-17	-48	29
-nsual-	-2	-17	-48	29
-nsue-	-41	-31	-11	20
-nsuel-	-41	-31	-11	20
-nta>-	44	-10	-48	-33
-ntab-	-33	-49	-7	39
-ntabi-	-17	-31	-1	24
-ntabl-	-27	-35	17	13
-ntada-	-5	-18	29	-37
-ntag-	-2	-14	15	-31
-ntagg-	13	-19	7	-46
-ntaj-	-19	-6	22	-31
-ntaje-	-19	-6	22	-31
-ntan-	-19	4	16	-45
-ntant-	-22	-7	24	-35
-ntat-	-15	-3	15	-56
-ntata-	-39	17	18	-22
-ntati-	14	-11	-8	-39
-ntec-	0	-41	15	-5
-nted-	-38	9	14	-33
-nted>-	-38	9	14	-33
-ntee-	-18	-25	36	-35
-nteg-	-39	2	29	-51
-ntegr-	-52	-8	38	-41
-ntei-	-14	-27	27	-10
-nteir-	-32	-29	33	-28
-nteni-	1	-31	-38	30
-ntens-	-27	1	22	-39
-nter>-	-20	34	-36	11
-ntera-	-47	-3	29	5
-nterm-	52	-34	-46	-49
-ntero-	-62	-44	63	-41
-nterv-	5	-52	14	-3
-ntes>-	30	-13	-36	-28
-nth-	-52	-31	-57	65
-nth>-	-31	-32	-57	52
-nti-	-4	0	0	-33
-nti>-	4	23	-16	-57
-ntia-	-27	35	-45	-21
-ntia>-	-27	35	-45	-21
-ntic-	4	-5	2	-34
-ntici-	0	1	-1	-24
-ntid-	12	-2	-11	-46
-ntida-	5	-2	-2	-46
-ntie>-	-36	-4	11	8
-ntier-	2	-12	10	-47
-ntin-	0	-53	-7	38
-ntinu-	10	-43	-46	37
-ntir-	18	-40	13	-30
-ntor-	22	5	-37	-31
-ntori-	9	15	-44	-31
-ntos-	-25	-9	32	-42
-ntos>-	-25	-9	32	-42
-ntoz-	6	2	-28	-21
-ntoza-	6	2	-28	-21
-ntra-	-15	6	-27	35
-ntra>-	21	3	-24	-42
-ntrad-	11	-17	1	-63
-ntre>-	-28	34	-30	-20
-ntreg-	-20	24	-2	-44
-ntura-	9	-22	6	-36
-ntw-	15	-47	6	0
-ntwe-	-1	-24	16	-35
-ntwer-	-1	-24	16	-35
-nu>-	-1	14	-5	-39
-nua-	-14	-12	-38	38
-nuar-	-38	16	-35	29
-nuari-	-17	15	-33	12
-nue-	-6	-1	-57	37
-nue>-	3	1	-44	12
-nuel-	-12	-16	-40	38
-nuel>-	-2	-10	-43	31
-nun>-	-37	45	-40	-25
-nunge-	-49	18	12	0
-nus-	-15	35	-26	-23
-nus>-	-21	36	-17	-26
-nusc-	-5	15	-17	-28
-nuscr-	-5	15	-17	-28
-nut-	-73	-15	35	28
-nute-	-55	-35	11	26
-nute>-	-31	-16	25	-9
-nuten-	-40	-32	-21	35
-nv>-	2	20	-26	-38
-nva-	30	-40	15	-2
-nvent-	15	-10	-35	8
-nvenu-	-10	21	-5	-35
-nver-	-7	-32	-24	36
-nvi-	-40	0	16	9
-nz>-	23	-10	-18	-38
-nzah-	-17	-10	18	-52
-nzahl-	-17	-10	18	-52
-nzame-	45	-43	-36	-16
-nze-	-13	-67	38	-10
-nze>-	13	-40	-2	19
-nzep-	19	-14	-11	-33
-nzept-	19	-14	-11	-33
-nzer-	-42	-34	43	-28
-nzi-	-32	-4	4	16
-nzia-	-7	19	-14	-38
-nzio-	-29	-35	3	28
-nzion-	-29	-35	3	28
-oar-	13	-39	8	-33
-oard-	13	-39	8	-33
-oard>-	2	-46	22	-24
-ob>-	-40	11	10	-10
-oba-	19	-52	26	-40
-obal-	-8	-38	25	-29
-obal>-	-12	-28	21	-24
-ober-	5	-50	-22	37
-obi-	14	-5	-16	-41
-obil-	13	-4	-17	-39
-obili-	39	-27	-26	-40
-obra>-	1	7	-3	-57
-obrar-	17	0	-35	-16
-obre-	-27	-30	1	29
-obre>-	-21	-29	-5	30
-obro-	-11	19	-14	-55
-obro>-	2	3	-6	-50
-ocar-	2	-31	-4	10
-ocat-	31	-53	-14	3
-occ-	3	-23	15	-46
-occo-	19	-30	-2	-38
-oced-	5	2	-15	-33
-ocedi-	12	-8	-9	-31
-och>-	-25	35	-39	-6
-ocha-	-1	-36	-12	20
-ochu-	-12	2	6	-32
-ochur-	-12	2	6	-32
-ochz-	14	-2	-24	-34
-ochze-	14	-2	-24	-34
-oci-	-7	-9	-46	39
-ocia-	-35	-8	-37	43
-ocial-	-24	3	-41	33
-ocin-	21	11	-40	-30
-ocina-	21	11	-40	-30
-ock-	7	-27	15	-24
-oco-	14	-47	10	4
-oco>-	34	-48	4	-34
-oct-	-30	-15	-25	33
-ocu-	-7	-18	23	-34
-od>-	-37	35	-15	3
-oda>-	2	-28	20	-46
-ode>-	-44	-27	29	16
-odel-	4	-4	0	-34
-odela-	23	9	-41	-15
-odic-	-37	-6	15	2
-odici-	-36	-5	16	0
-odo-	-30	-15	6	19
-odo>-	-46	-16	17	18
-odul-	-21	-15	28	-40
-oduz-	0	12	-38	-27
-oduzi-	0	12	-38	-27
-oek>-	2	23	-23	-38
-oeke-	7	-41	-2	-7
-oekh-	-26	-37	2	22
-oekho-	-26	-37	3	21
-oep>-	-39	-17	30	0
-oer-	23	-49	24	-39
-oerd-	13	-35	14	-24
-ofa-	-67	38	-2	-26
-ofe-	2	14	-11	-45
-ofes-	11	-8	-6	-35
-off-	0	9	-4	-40
-off>-	15	-19	3	-56
-offer-	-4	9	-4	-48
-ofo-	14	-42	9	3
-ofor-	32	-41	3	-30
-oft-	37	-20	-63	9
-oftw-	5	-12	-34	17
-oftwa-	5	-12	-34	17
-og>-	-8	27	-49	14
-oget-	16	-11	-10	-36
-ogett-	16	-8	-14	-33
-ogg-	-21	-37	27	-17
-ogo-	0	-7	7	-22
-ogo>-	8	1	0	-58
-ogot-	-36	-3	19	-21
-ogoti-	-35	-4	20	-21
-ogre-	51	-45	-44	-29
-ogres-	51	-45	-44	-29
-ohb-	33	-25	-34	-12
-ohba-	30	-27	-24	-10
-ohbau-	30	-27	-24	-10
-ohn-	-46	-35	30	18
-ohne-	-46	-28	46	-24
-oices-	-27	32	-35	-22
-oici-	-17	28	-36	-30
-oici>-	-20	29	-34	-30
-oila-	13	3	-35	7
-oila>-	13	3	-35	7
-oin-	-14	-10	-25	37
-oins-	-36	26	-19	-5
-oins>-	-35	25	-18	-5
-oir-	12	-50	13	-10
-oir>-	24	-29	-18	-1
-oire-	-4	-51	22	-33
-oire>-	20	-41	-2	-24
-oiree-	-30	-25	32	-25
-ois-	21	-27	-32	22
-ois>-	18	-35	-26	27
-oisi-	-36	34	-16	-15
-oisie-	-33	36	-42	-8
-oit-	1	13	-28	-21
-oiti-	5	9	-34	-53
-oitie-	5	9	-34	-53
-ok>-	-1	13	-8	-43
-okb-	-10	-43	24	-21
-okk-	-12	27	-59	27
-okke-	-12	27	-59	27
-okken-	-6	41	-46	-41
-okt-	-20	-31	-33	43
-okto-	-15	-32	-16	34
-oktob-	-15	-32	-16	34
-ola-	-32	5	5	2
-olat-	-11	-37	27	-18
-old-	-23	35	-13	-87
-old>-	30	-37	-6	-46
-olda-	-47	23	1	-26
-oldaa-	-46	27	-5	-25
-olde-	-35	23	3	-53
-olde>-	-11	45	-56	-39
-oldes-	-34	-41	41	-34
-oldi-	39	-32	-42	-19
-ole-	-35	-13	28	-8
-olg-	29	-35	-33	12
-olgt-	16	-7	-48	-34
-olgt>-	23	-15	-47	-33
-olh-	10	-40	-12	23
-oli-	-15	-40	36	-16
-oll-	-35	-9	12	25
-olla-	-12	21	-42	10
-ollau-	-3	20	-38	-32
-olle-	-33	-29	34	7
-olled-	-48	-12	34	-28
-olli-	-16	-32	13	17
-ollow-	2	-6	3	-40
-olls-	-24	13	0	-17
-ollst-	-24	13	0	-17
-olm-	-5	-42	30	-14
-olog-	-45	7	31	-25
-olsa-	26	-25	-31	5
-olt-	-48	37	-1	-40
-olto-	-43	33	-7	-28
-olto>-	-38	28	-3	-27
-olvi-	2	-26	12	-35
-oma-	-39	-28	16	33
-oman-	-10	-11	14	-49
-omat-	-30	-27	-38	39
-omati-	-30	-27	-38	39
-ome>-	-36	-11	13	16
-omec-	37	-22	-43	-24
-omeca-	37	-34	-31	-18
-omer-	-36	-12	23	0
-omes>-	29	-20	-43	-7
-omess-	-35	-8	26	-28
-omic-	-21	-37	11	4
-omici-	-33	-32	12	4
-omin-	-2	-49	-30	40
-omma-	11	-4	-7	-35
-omman-	8	-8	-2	-32
-omme-	17	-10	-27	1
-ommen-	42	-24	-40	-19
-ommes-	-25	29	-33	-19
-ommi-	15	12	-36	-27
-ommis-	15	12	-36	-27
-ommu-	-46	-17	-11	35
-ommun-	-46	-17	-11	35
-omo-	-45	-6	11	25
-ompl-	-38	15	16	-66
-omple-	-38	16	15	-65
-ompr-	-2	-46	26	-28
-ompra-	23	-21	-13	-36
-ompre-	-37	-31	40	-36
-ompri-	-48	-36	27	-5
-ompta-	-44	-40	26	14
-ompte-	9	6	-10	-64
-omt-	36	-27	-32	-27
-omt>-	36	-27	-32	-27
-ona-	-20	-34	-14	44
-ona>-	-11	-18	24	-37
-onada-	-18	29	-35	-19
-onado-	-4	-11	18	-34
-onam-	-28	-48	-15	32
-oname-	-27	-47	-14	31
-onat-	-20	-57	-38	52
-onat>-	-30	-23	-40	37
-onatl-	-30	-30	-38	36
-onc-	-9	20	-10	-42
-once>-	30	-32	2	-31
-oncep-	6	-41	13	-20
-oncer-	-37	0	37	-34
-oncl-	7	42	-61	-50
-onclu-	7	42	-61	-50
-onda-	3	8	-11	-48
-onda>-	10	5	-18	-40
-onden-	-40	33	-8	-24
-ondos-	2	9	-36	-27
-ondu-	-34	-29	5	26
-one>-	-15	-38	41	-26
-oney-	32	6	-40	-43
-oney>-	32	6	-40	-43
-onfi-	24	-41	-2	-22
-onfir-	39	-40	-29	-23
-ong-	12	21	-60	3
-ongr-	-3	19	-30	-39
-ongre-	-3	19	-30	-39
-ongu-	6	22	-40	-28
-ongua-	6	22	-40	-28
-onio-	7	8	-16	-39
-onio>-	7	8	-16	-39
-onit-	-36	1	-28	31
-onito-	-36	1	-28	31
-onne-	-31	4	-34	34
-onne>-	-17	30	-40	-21
-onnem-	-31	-38	-44	42
-onnes-	8	-8	-4	-37
-ont>-	42	0	-65	-27
-onta>-	47	-9	-55	-50
-ontab-	-33	-49	-7	39
-ontag-	2	-13	12	-55
-ontaj-	-19	-6	22	-31
-ontan-	-26	1	22	-41
-ontar-	43	-52	-14	-17
-ontat-	-23	8	11	-38
-onteg-	14	9	-31	-28
-ontes-	-35	-12	21	2
-onth-	-46	-27	-79	65
-onth>-	-30	-48	-51	52
-onti>-	-44	39	-12	-31
-ontin-	19	-40	-57	42
-onto-	19	-32	7	-90
-onto>-	17	-33	8	-80
-ontoz-	6	2	-28	-21
-ontr-	-31	11	-27	40
-ontra-	-28	8	-28	40
-ontwe-	-1	-24	16	-35
-ony-	-7	-29	28	-35
-ony>-	-7	-28	26	-34
-onz-	6	-30	11	-39
-onze-	4	-29	12	-38
-onzep-	19	-14	-11	-33
-oo>-	19	11	-42	-10
-oof-	21	-40	24	-34
-ookb-	-10	-43	24	-21
-ool-	-35	-30	-6	29
-oom-	-18	2	18	-42
-oom>-	-22	3	19	-42
-oon-	-16	-31	-24	39
-oop>-	-7	-24	25	-35
-oord>-	19	-6	-39	-15
-oorl-	1	-45	12	-6
-oorlo-	6	-42	6	-5
-oors-	15	-8	-10	-59
-oorsc-	16	-6	-13	-56
-oort-	-8	16	-13	-28
-ooru-	38	-34	-46	0
-oorui-	38	-34	-46	0
-oot-	-1	-1	4	-48
-op>-	-2	-30	30	-17
-opa-	-41	-37	40	1
-open>-	35	-22	-40	-41
-openi-	3	-37	29	-23
-opens-	-21	27	-15	-38
-opin-	-17	-33	29	-31
-opl-	4	5	-20	-34
-ople-	3	5	-18	-31
-oplev-	-8	15	-31	-41
-opo-	0	14	-40	8
-opo>-	-6	21	-47	-33
-opor-	11	-15	-35	21
-oport-	4	-29	-30	26
-oppi-	-41	16	3	-28
-ops-	-6	9	-4	-41
-opti-	17	-33	-6	-31
-opy-	2	7	-7	-36
-opy>-	10	-16	1	-29
-ora>-	7	-29	16	-25
-orab-	32	-29	-7	-28
-orab>-	29	-27	-4	-25
-orac-	-40	-28	49	-33
-oral>-	-1	-41	14	18
-oram-	-43	33	4	-16
-oram>-	-38	40	-32	-15
-orars-	-2	18	-45	-23
-oras-	-24	-30	-1	26
-oras>-	-24	-30	-1	26
-orat-	-8	0	8	-41
-orat>-	-16	-26	31	-25
-orau-	24	-8	-31	-17
-oraus-	24	-8	-31	-17
-orb-	-47	11	33	-31
-orbe-	-46	14	28	-28
-orc-	22	-28	11	-44
-orda-	-43	9	22	-10
-ordo-	-37	11	-15	20
-ordo>-	-36	12	-22	24
-ordt-	31	-48	-14	9
-ordt>-	31	-48	-14	9
-orec-	30	-11	-39	-27
-orech-	30	-11	-39	-27
-orf-	-16	-33	9	10
-orfa-	-23	-35	13	11
-orfai-	-23	-35	13	11
-organ-	-20	4	15	-38
-ori>-	15	0	-19	-41
-ork-	32	-33	-16	-3
-ork>-	31	-48	1	-22
-orks-	13	-7	-7	-45
-orksh-	-30	0	19	-39
-orl-	8	-52	14	-10
-orlo-	4	-43	8	-7
-orlop-	6	-42	6	-5
-orma-	-14	-14	24	-36
-ormu-	-23	-41	26	6
-ormul-	-23	-41	26	6
-orna-	-13	-50	30	-15
-ornat-	-37	-29	30	-11
-orne-	-18	-44	35	-29
-orp-	4	5	-8	-42
-orpo-	2	8	-10	-35
-orpo>-	-37	-7	33	-19
-orr-	-47	-32	49	-9
-orre-	-39	-56	50	3
-orrec-	-33	-34	45	-44
-orres-	16	-7	-42	5
-ors-	25	-15	-16	-37
-orsc-	19	-7	-15	-73
-orsch-	19	-7	-15	-73
-orsp-	-41	10	19	-34
-orta-	-16	12	3	-32
-ortad-	4	-35	23	-25
-ortag-	-2	10	-2	-38
-ortin-	-37	-3	20	11
-ortr-	8	-9	4	-63
-ortra-	7	-15	10	-52
-ortre-	0	4	-6	-31
-orts-	-1	-40	18	-17
-oru-	38	-36	-40	-3
-orui-	38	-34	-46	0
-oruit-	38	-34	-46	0
-osa-	-4	2	13	-50
-osa>-	-3	3	3	-38
-ose-	-1	12	-13	-56
-ose>-	4	2	-5	-57
-oses-	-36	26	-1	-23
-oses>-	-36	26	-2	-21
-osi-	-16	11	7	-49
-osit-	-15	3	12	-45
-osit>-	17	-4	-16	-40
-osita-	-21	32	-38	-8
-ositi-	-32	21	-10	-3
-osito-	-29	-62	51	-30
-oso-	-30	-16	9	10
-oss-	26	-14	-12	-50
-osse-	-28	6	23	-39
-osse>-	-40	6	24	-34
-ossen-	-36	24	-2	-25
-ossie-	8	-7	-3	-31
-ost-	-6	-51	1	36
-oste-	16	-41	20	-38
-oster-	-22	-44	42	-23
-osti-	-6	-41	-19	35
-ostin-	-32	-14	-48	42
-osto-	-7	-19	-29	36
-osto>-	-6	-19	-28	35
-ostro-	-36	-2	4	14
-osts-	17	-38	-13	4
-osts>-	17	-38	-13	4
-ot>-	10	0	-5	-52
-ota>-	17	10	-67	15
-otaa-	-25	0	17	-46
-otaal-	-25	0	17	-46
-otal-	-17	-6	23	-66
-otal>-	-4	-4	11	-56
-otale-	-12	10	4	-33
-otali-	-42	-32	46	-28
-otas-	-41	23	15	-23
-otas>-	-41	23	15	-23
-ote-	-22	-16	34	-34
-oted-	-10	-3	7	-36
-oted>-	-10	-3	7	-36
-otei-	23	-35	6	-18
-oteir-	23	-35	6	-18
-otel>-	-35	-5	28	-27
-otf-	-15	5	6	-32
-otfa-	-3	16	-21	-34
-otfac-	-3	16	-21	-34
-oth-	-46	28	12	-26
-other-	-30	33	-20	-8
-othi-	-46	-4	29	-36
-othin-	-46	-4	29	-36
-otin-	0	-1	0	-31
-oto-	-7	-43	40	-48
-oto>-	-37	-13	35	-21
-otos-	-18	-26	29	-52
-otos>-	-14	-31	28	-47
-ototi-	34	-38	-21	-16
-otra-	15	6	-47	-36
-otra>-	-1	23	-46	-29
-otro-	11	4	-37	-4
-otro>-	10	11	-37	-16
-ots-	-21	-25	40	-42
-ots>-	-24	-38	47	-39
-ott-	-18	24	-29	17
-otte-	-53	20	10	-9
-otten-	-45	-6	30	-12
-otter-	-22	26	-28	-16
-otti-	-37	8	-6	9
-otti>-	-31	11	-16	10
-ottob-	-15	-4	-33	30
-otu-	-50	22	25	-43
-otur-	-36	31	-6	-26
-oture-	-30	25	-5	-25
-ou>-	-39	56	-36	-8
-ouc-	-50	-15	38	-39
-ouch-	-53	-14	38	-39
-ouche-	-38	-9	25	-29
-oud-	-45	22	-32	27
-oudi-	-36	23	-36	19
-oudin-	-36	23	-36	19
-oula-	-4	20	-30	-29
-oula>-	1	18	-32	-29
-ound-	-2	-41	33	-9
-ound>-	1	-46	32	2
-ount-	-4	0	7	-44
-ount>-	-3	8	1	-57
-our-	26	-43	-5	-5
-ourn-	-12	-17	28	-52
-ourne-	-34	-27	40	-41
-ourni-	-4	3	5	-37
-ours-	-11	-60	9	14
-ours>-	-13	-64	3	19
-oute-	-42	14	8	13
-outr-	9	23	-59	-38
-outra-	1	23	-44	-33
-outro-	16	0	-40	-24
-outs-	5	9	-34	-9
-outst-	-12	21	-22	-33
-outu-	4	-22	-41	30
-outub-	6	-27	-40	30
-ouvel-	-30	3	-40	30
-ouver-	5	1	10	-34
-ouw-	23	-18	-9	-36
-ouw>-	47	-48	-32	-1
-ouwd>-	-39	-28	38	-19
-ov>-	-21	-36	-26	38
-ovac-	6	-23	-40	27
-ovaca-	15	-18	-38	15
-ovat-	7	9	-41	-18
-ovati-	17	8	-44	-37
-ovel>-	13	-41	14	-23
-overg-	-41	19	9	-28
-ovi-	19	-16	-21	-17
-ovis-	31	10	-67	-50
-ovisa-	23	9	-49	-23
-ovisi-	13	11	-43	-42
-ovo>-	-29	-40	-12	34
-ovu-	-13	28	-39	-17
-ovut-	-13	28	-39	-17
-ovuto-	-3	17	-36	-15
-ow>-	6	-24	16	-35
-owa-	23	-12	-31	-15
-owar-	23	-12	-31	-15
-oward-	23	-12	-31	-15
-owi-	-47	43	-24	-20
-owin-	-45	44	-31	-20
-owing-	-45	44	-31	-20
-own-	11	-1	-7	-45
-own>-	13	-5	-7	-44
-ows-	-7	-34	22	-28
-ows>-	-7	-34	22	-28
-oy>-	-44	31	10	-13
-oya-	-6	-37	24	-3
-oyag-	-42	-33	36	-1
-oyage-	-42	-33	36	-1
-oza-	15	-4	-37	-22
-ozah-	6	2	-28	-21
-ozahl-	6	2	-28	-21
-ozz-	16	-28	11	-40
-ozze-	4	-23	16	-34
-pa>-	-5	-74	41	6
-pagad-	-15	2	2	-48
-pagar-	-62	43	5	-29
-pagas-	-34	34	-9	-37
-page-	-52	-13	47	-51
-page>-	-41	-25	43	-40
-pages-	-38	6	16	-36
-pagi-	-27	6	19	-50
-pagin-	-27	6	19	-50
-pagna-	9	5	-7	-38
-pago-	11	-1	-7	-60
-pago>-	16	-23	3	-46
-pagos-	3	23	-30	-35
-pagou-	-44	34	-6	-23
-paid-	-30	28	-8	-46
-paid>-	-23	28	-16	-46
-paiem-	16	16	-27	-52
-pain-	0	-35	27	-37
-paint-	19	-41	20	-27
-pair-	-37	-43	44	-27
-pair>-	-32	-32	38	-24
-pal-	-49	-46	59	-27
-palh-	-22	-39	35	-27
-pan-	-44	-8	34	-19
-pant-	-39	4	27	-30
-par-	18	-23	10	-62
-par>-	-44	-1	15	6
-para-	12	-63	27	-25
-para>-	23	-46	5	-17
-parat-	-14	-40	35	-34
-parc-	18	-2	-17	-69
-parce-	-3	1	1	-44
-parci-	20	-22	-17	-29
-parco-	33	-31	-32	-19
-park-	-28	-45	42	-25
-parq-	3	-33	8	-18
-parqu-	3	-33	8	-18
-parr-	-7	14	-7	-47
-parra-	-6	12	-7	-46
-parte-	18	5	-37	-1
-pas>-	0	-43	14	12
-pasa-	3	-42	20	-16
-passe-	-12	18	-42	14
-passo-	-38	-23	28	1
-pat-	3	-6	9	-37
-pater-	38	-33	-35	-24
-patt-	-4	8	-8	-30
-pattu-	-4	8	-8	-30
-pau-	-40	-35	16	13
-paus-	-35	-25	7	13
-pausc-	-35	-25	7	13
-pay-	-5	14	-6	-41
-paye-	-28	33	-13	-62
-paye>-	13	-22	6	-31
-payee-	-12	24	-13	-35
-payer-	-25	22	-13	-38
-payes-	-38	39	-30	-15
-paym-	15	2	-20	-70
-payme-	15	2	-20	-70
-pci-	-29	-6	-42	40
-pcio-	-29	-6	-42	40
-pcion-	-29	-6	-42	40
-pdf-	-40	15	16	-29
-pdf>-	-36	14	16	-27
-pect-	-42	2	25	-23
-pedid-	-18	2	15	-32
-pei-	-24	25	-3	-50
-pein-	-24	18	-7	-37
-peint-	-24	18	-7	-37
-pel-	9	5	-11	-59
-pel>-	33	1	-42	-32
-pelo-	-35	27	2	-20
-pelo>-	-39	31	2	-20
-pen>-	21	-45	2	-21
-pende-	-4	-43	10	7
-pendi-	-7	20	-35	-24
-peni-	-5	-41	34	-29
-penin-	3	-37	29	-23
-penst-	-34	30	-12	-31
-peo-	-39	-39	43	-23
-per>-	-4	-64	33	12
-pera>-	29	-39	-8	-35
-perat-	-38	22	-14	9
-perc-	17	8	-49	-16
-perco-	18	-3	-46	-19
-perf-	15	-32	1	-20
-perio-	-28	4	-47	30
-pes-	7	-2	-1	-46
-pese-	15	1	-20	-31
-pese>-	24	3	-46	-29
-pfl-	-8	-11	-29	34
-pfle-	-29	-35	-18	35
-pfleg-	-29	-35	-18	35
-pfro-	29	-11	-37	-19
-pfron-	29	-11	-37	-19
-ph>-	16	2	-38	-21
-pha-	25	-25	-10	-50
-phas-	25	-22	-15	-48
-phase-	25	-22	-15	-48
-pi>-	-40	-27	45	-40
-piat-	-31	-1	26	-26
-pilo-	-38	-5	-5	22
-ping-	-44	4	-14	27
-ping>-	-40	6	-20	27
-pint-	-11	-28	29	-39
-pintu-	9	-22	6	-36
-pisc-	1	-19	-36	25
-pisci-	1	-19	-36	25
-piso-	-34	-17	38	-41
-pit-	21	1	-12	-46
-pita-	-1	-38	22	-26
-pital-	-1	-38	22	-26
-plac-	4	-44	16	-19
-place-	4	-43	16	-15
-plan>-	8	-51	-24	45
-plano-	8	-7	-35	20
-plant-	14	6	-23	-44
-plat-	-20	-25	1	21
-plato-	-31	-28	32	-22
-plaza-	-7	-32	19	-21
-plazo-	-18	12	4	-39
-ple-	-24	7	19	-57
-plee-	-33	3	10	-19
-pleet-	-33	3	10	-19
-plem-	-7	27	-31	-31
-pleme-	-7	27	-31	-31
-plet-	-29	7	16	-58
-plet>-	-18	-32	36	-26
-pleta-	-59	27	-4	-10
-plete-	12	-27	7	-45
-pleti-	2	43	-56	-28
-pleto-	-43	-31	39	-24
-plett-	-58	-22	37	-39
-plev-	-8	15	-31	-41
-pleve-	-8	15	-31	-41
-plug-	-40	-33	37	5
-pmt-	20	18	-40	-29
-pmt>-	18	18	-40	-29
-poe-	-22	-38	36	-27
-poi>-	45	-34	-54	-28
-pois-	4	6	-26	-39
-pois>-	4	6	-26	-39
-pond-	8	8	-49	14
-ponde-	3	15	-38	-32
-poo-	0	8	-37	23
-portr-	10	3	-8	-60
-pos>-	-42	32	7	-37
-posa>-	5	7	-9	-36
-pose-	-10	10	0	-60
-pose>-	0	-4	4	-51
-posi-	-13	-2	13	-39
-posit-	-15	3	12	-45
-post-	-50	-41	39	7
-poste-	-31	-35	39	-14
-pot-	1	-32	18	-27
-pot>-	6	-16	9	-50
-pp>-	-6	3	2	-41
-ppi-	-48	13	5	-10
-ppl-	-32	-6	39	-43
-ppli>-	1	8	-32	-24
-ppo-	10	-24	-29	24
-ppr-	3	13	-49	-31
-ppro-	5	13	-62	-28
-pprov-	2	15	-59	-28
-pr>-	-16	-35	-19	27
-prac-	-25	-10	21	-29
-prach-	-25	-20	24	-29
-prar-	38	-27	-40	-26
-prar>-	37	-25	-39	-25
-pre>-	41	-52	-60	32
-prece-	-41	37	-15	-18
-preco-	-42	-3	28	-15
-prei-	-34	24	0	-38
-prend-	28	-27	-15	-46
-prep-	52	-20	-44	-63
-prepa-	46	-5	-45	-59
-pres-	-18	-34	42	-23
-pres>-	-22	26	-16	-17
-presa-	-34	-15	27	-22
-prese-	-13	-22	32	-50
-presi-	-33	-31	22	9
-press-	-33	-41	28	17
-prev-	5	4	-4	-43
-previ-	36	-8	-36	-27
-prevu-	-16	28	-43	-19
-prez-	-24	-1	20	-47
-prezz-	-24	-1	20	-47
-pri-	2	-26	17	-19
-prij-	-31	17	7	-37
-prijs-	-31	17	7	-37
-pril-	-51	-2	-13	27
-prile-	-50	5	3	9
-prim-	46	-39	-12	-78
-prima-	26	-34	-7	-50
-prime-	34	-24	-13	-67
-pris>-	-46	-14	40	-36
-prix-	-28	-20	35	-20
-prix>-	-28	-20	35	-20
-proc-	18	-2	-38	4
-profe-	11	-8	-6	-35
-proge-	16	-8	-14	-33
-prom-	-40	-3	19	2
-prome-	-38	-4	14	6
-pron-	-42	25	7	-38
-pront-	-40	22	10	-36
-pros-	32	-39	-38	9
-prov-	30	1	-45	-40
-prova-	16	-7	-21	-39
-provi-	30	5	-52	-50
-prox-	29	-43	-30	7
-pru-	-25	-44	46	-41
-pruf-	-21	-50	40	-34
-pt>-	26	-69	9	-5
-ptab-	-26	-30	1	18
-ptabl-	-28	-27	-9	21
-pte>-	32	2	-36	-64
-ptem-	-12	-36	-13	28
-ptemb-	-13	-35	-12	28
-ptes-	-47	18	24	-34
-ptes>-	-47	18	24	-34
-pue-	6	-12	10	-53
-pues-	6	-10	8	-47
-pues>-	10	3	-30	-35
-puest-	1	-13	15	-40
-pul-	-41	-35	8	22
-puliz-	-34	-43	-11	25
-pute-	-36	25	8	-15
-qu>-	23	5	-42	-8
-qua-	10	-1	-38	8
-quan-	23	-6	-13	-35
-quand-	61	-50	-67	-8
-quant-	-42	31	12	-43
-quar-	-12	-13	-28	35
-quare-	-36	22	8	-23
-quart-	-1	-11	-44	31
-quat>-	-21	31	-28	-31
-qued-	-13	32	-40	-40
-queda-	-5	34	-67	-39
-quedo-	-34	2	20	-12
-quel-	5	11	-28	-11
-quell-	-2	18	-38	-9
-quer-	26	-49	-4	1
-qui-	-5	23	-27	-15
-qui>-	-9	37	-44	-22
-quid-	4	3	-6	-36
-quida-	9	-3	-4	-35
-quili-	-38	-33	39	-38
-quinc-	12	-34	10	1
-quinz-	-10	-38	6	24
-quis-	27	-46	-15	-9
-quit-	-42	62	-47	-29
-quita-	-45	46	-36	-40
-quite-	7	16	-42	-10
-quitt-	-38	24	8	-23
-quota-	35	-3	-66	-9
-quote-	-12	0	20	-51
-ra>-	23	-28	14	-58
-raag-	10	-20	9	-40
-raag>-	27	-15	-28	-37
-raai-	23	-11	-41	-28
-raaid-	23	-13	-37	-25
-rab-	-12	-32	26	-13
-rab>-	29	-27	-4	-25
-raba-	-20	-12	26	-39
-rabat-	-38	-36	40	-12
-rach-	7	0	-5	-32
-raci-	-32	-15	45	-29
-racia-	-33	22	10	-6
-ract-	-24	-2	-23	34
-rad-	-13	-4	23	-45
-rada-	7	-4	-4	-31
-rada>-	16	-20	-2	-34
-rade-	-35	20	3	-30
-radi-	-38	7	26	-38
-rado-	-45	-5	35	-2
-rado>-	-73	-5	47	-2
-rafic-	7	-10	3	-40
-rafo-	-12	-38	21	5
-rafo>-	-7	-35	22	-22
-raft-	-7	-45	35	-36
-ragen-	37	-22	-46	-20
-rags-	26	-2	-48	-43
-ragss-	-10	16	-42	-25
-rahme-	5	-14	-40	24
-rain-	-35	-28	51	-27
-rain>-	-29	1	25	-27
-raini-	-22	-30	40	-25
-rait-	8	9	-15	-53
-rait>-	-9	21	-14	-38
-raite-	15	2	-28	-33
-raj-	6	-14	11	-37
-raje-	7	-13	9	-36
-rajec-	19	0	-42	-28
-ral-	-40	-6	17	7
-ram>-	-53	47	-54	13
-rame>-	23	-14	-40	-26
-rames-	31	-37	-26	-26
-rami-	21	-40	-7	-26
-ramme-	11	-8	2	-34
-ran>-	20	-14	-13	-37
-ranch-	14	8	-31	-44
-rand>-	15	7	-27	-41
-randi-	2	19	-46	-20
-rann-	30	-24	-34	-20
-ranno-	30	-24	-34	-20
-rano-	-39	0	16	-16
-rano>-	-39	0	16	-16
-ranq-	47	-39	-45	-16
-ranqu-	47	-39	-45	-16
-ransp-	-15	-36	26	-22
-ranti-	-24	31	-21	-40
-ranzi-	5	26	-53	-23
-rao-	36	-42	-9	-2
-rao>-	36	-42	-9	-2
-rap-	-38	-4	41	-50
-rapi-	-47	19	26	-22
-rar-	53	0	-46	-55
-rara-	39	-33	-43	-12
-rara>-	52	-50	-36	-33
-rare-	39	-40	-32	-28
-rare>-	39	-40	-32	-28
-rari>-	26	-3	-41	-10
-rariu-	-4	11	1	-43
-rars-	-2	18	-45	-23
-rars>-	14	-1	-36	-18
-rata-	-3	12	-8	-35
-rata>-	-13	12	3	-40
-rateg-	16	9	-35	-11
-raten-	-24	-1	26	-47
-ratur-	1	-34	8	-19
-rau-	24	-8	-43	12
-raus-	26	-7	-29	-21
-rausz-	2	0	-7	-36
-rav-	-9	-27	34	-49
-rava-	12	-25	16	-40
-ravau-	10	0	-11	-38
-rave-	-43	-41	46	-18
-raw-	29	15	-50	-25
-raw>-	24	10	-39	-15
-rba-	19	-48	7	3
-rban-	4	-36	-3	1
-rbit-	-30	17	1	-19
-rbitr-	-30	17	1	-19
-rbl-	-36	43	-52	-8
-rble-	-39	44	-44	-26
-rblei-	-37	41	-42	-23
-rbo-	-4	-14	16	-53
-rbou-	9	3	-17	-34
-rbouw-	12	1	-19	-31
-rbst>-	13	8	-40	-26
-rc>-	14	12	-23	-32
-rca>-	12	8	-38	-19
-rcado-	2	11	-36	-21
-rce-	-14	28	-15	-60
-rcei-	-28	38	-40	-26
-rceir-	-28	38	-40	-26
-rcel-	-3	3	-2	-44
-rcela-	-10	1	8	-42
-rcer>-	-33	20	0	-16
-rchio-	-17	-38	33	-25
-rchit-	13	5	-35	-28
-rcio-	31	8	-31	-44
-rcio>-	29	5	-27	-43
-rco-	24	-3	-29	-16
-rco>-	18	5	-34	-9
-rcor-	18	-3	-46	-19
-rcors-	18	-3	-46	-19
-rcou-	27	-16	-32	-19
-rcour-	31	-29	-30	-18
-rd>-	24	-30	1	-29
-rdere-	-42	14	16	-3
-rdo-	-37	4	-8	19
-rds-	-9	-18	24	-42
-rds>-	-9	-18	24	-42
-rdt-	31	-48	-14	9
-rdt>-	31	-48	-14	9
-read-	-62	11	33	-39
-real-	4	-7	2	-36
-reat-	-15	-12	16	-44
-reati-	-16	6	7	-38
-reaux-	-24	7	-29	24
-reb-	31	-32	-13	-29
-receb-	-13	29	-45	-8
-reced-	-41	37	-19	-4
-reche-	6	-33	19	-22
-recht-	-53	-34	50	-32
-recib-	-39	23	-17	8
-recio-	1	-14	6	-38
-recis-	27	-40	-28	10
-reco-	-39	-21	30	18
-reco>-	-42	-6	32	-12
-rect-	-44	-29	35	8
-recti-	-35	-23	40	-30
-recu-	-41	47	-42	0
-reda-	-9	-54	48	-40
-redac-	-1	-39	31	-37
-redit-	1	21	-11	-41
-reed-	9	14	-21	-36
-reed>-	14	6	-15	-34
-reeds-	-14	26	-39	-16
-reel>-	15	5	-34	-17
-reeme-	-34	1	-8	26
-refe-	-41	-20	27	-8
-refer-	-30	-44	35	-17
-refo-	17	-1	-27	-43
-refor-	16	-4	-23	-35
-refr-	19	-45	-6	-31
-refra-	31	-38	-26	-26
-refu-	15	-32	-9	-16
-refun-	15	-33	-8	-16
-rega>-	1	6	-16	-52
-regad-	-42	18	12	-14
-regar-	31	-23	-38	-29
-regi-	-10	-35	19	-1
-regie-	-10	8	-30	20
-rego-	-43	32	9	-19
-regol-	-35	21	10	-18
-regue-	-35	27	4	-41
-regul-	-23	22	-39	16
-reig-	18	15	-40	-31
-reini-	-48	-43	13	23
-reis-	-21	-11	27	-42
-rek>-	-42	35	-6	-20
-reke-	1	22	-23	-40
-reken-	0	21	-21	-39
-relau-	25	3	-43	-27
-relea-	-31	41	-48	-33
-relec-	-38	-20	34	-22
-reli-	-27	20	-2	-43
-reliq-	-21	31	-28	-31
-relo-	17	0	-32	-30
-reloo-	12	6	-42	-18
-rem-	-8	3	17	-59
-rema-	-11	44	-60	-59
-remai-	11	18	-48	-52
-reman-	-26	40	-45	-34
-reme-	6	-15	11	-34
-remie-	26	-20	-12	-42
-remis-	-34	-8	29	-37
-remo-	10	-37	11	-24
-remod-	23	9	-41	-15
-remon-	3	-18	16	-41
-ren-	-21	-17	-11	40
-renc-	-7	1	11	-45
-renca-	5	12	-32	-15
-renci-	-14	7	7	-31
-rend-	5	14	-10	-36
-rend>-	-41	34	-20	-1
-rene-	-13	-21	-46	36
-renew-	-36	-25	-37	36
-reno-	-6	-20	-27	36
-reno>-	-12	-31	26	-30
-renov-	-5	-2	-51	28
-rent>-	-36	24	2	5
-rente-	6	-21	-48	43
-renz-	-10	17	-10	-27
-rep-	16	-39	10	-24
-repa-	21	-43	5	-44
-repag-	36	-33	-36	-31
-repai-	-5	-5	8	-41
-repar-	-8	-65	49	-50
-repe-	-25	-43	-4	22
-repen-	-30	-35	18	2
-repo-	7	-5	2	-38
-repor-	10	-2	0	-48
-repr-	1	-9	8	-31
-res-	-7	22	-13	-31
-resa-	-38	-10	15	11
-resa>-	-35	-6	24	-26
-resea-	14	-3	-39	11
-resen-	-17	-16	30	-44
-reser-	20	-11	-31	-18
-reso-	-16	-30	38	-29
-respo-	15	-8	-40	7
-ressi-	29	-43	13	-25
-rest-	-12	45	-30	-111
-rest>-	30	-17	-18	-57
-resta-	-15	23	-8	-49
-restb-	-20	43	-54	-34
-reste-	13	-24	13	-38
-resti-	-41	-22	41	-20
-restl-	-31	39	-37	-16
-resto-	4	-15	11	-47
-rests-	-33	37	-32	-20
-restz-	-34	38	-45	-23
-resu-	12	-20	12	-35
-reta-	-35	-13	-3	28
-retai-	-25	-16	-24	35
-rete-	-28	36	-10	-59
-rete>-	-12	-36	36	-36
-reten-	-25	44	-40	-58
-retie-	1	-38	-19	12
-retir-	21	-27	4	-35
-reto-	-36	-15	33	-23
-retou-	-24	-11	26	-36
-retr-	0	8	-4	-45
-retra-	2	12	-12	-43
-rett-	3	-43	-20	31
-retta-	9	-29	-39	32
-rette-	-34	-25	29	-15
-retu-	-27	-20	33	-20
-retur-	-23	-21	29	-14
-revis-	8	-43	28	-19
-revu-	-16	28	-43	-19
-rezz-	-27	-3	19	-14
-rezzo-	-24	-1	20	-47
-rfa-	-26	-34	16	9
-rfai-	-23	-32	12	11
-rfait-	-23	-32	12	11
-rg>-	23	23	-52	-26
-rgan-	-18	3	14	-39
-rgani-	-23	6	16	-39
-rgen-	2	-47	31	-25
-rhe-	6	-1	-2	-49
-rhes-	16	-5	-11	-42
-rhes>-	16	-5	-11	-42
-rho-	-25	-30	-1	19
-rhou-	-34	-16	-11	20
-rhoud-	-34	-16	-11	20
-ri>-	7	24	-47	-6
-ria-	9	3	-4	-43
-riag-	13	-6	-14	-39
-riage-	13	-6	-14	-39
-rial-	-11	0	13	-48
-rial>-	-44	6	32	-29
-riam-	23	-17	-36	-19
-riamo-	23	-17	-36	-19
-rica-	-3	-41	22	7
-richi-	25	-9	-37	-22
-richt-	-42	-9	7	20
-rid-	-55	10	14	9
-rida-	-34	15	-6	0
-riday-	-33	9	6	-6
-ridi-	-42	-39	26	11
-rief-	-45	-15	4	24
-rief>-	-36	-45	18	17
-rien-	-34	-33	31	1
-rien>-	-35	-37	39	-8
-rier>-	-20	6	-21	16
-rif-	-45	-28	35	4
-riff-	-27	-40	19	3
-riffa-	-34	-25	11	7
-rige-	0	14	-55	2
-rige>-	-6	20	-41	-28
-rigen-	11	-10	-33	9
-rij-	-19	23	-2	-52
-rijs-	-28	15	9	-42
-ril-	-65	-5	-10	43
-ril>-	-50	-17	-30	52
-rile-	-47	-3	18	3
-rile>-	-34	0	2	8
-rim-	31	-30	-28	10
-rim>-	16	-25	-30	12
-rima-	21	-9	-19	-52
-rima>-	39	-40	-18	-49
-riman-	-2	22	-56	-19
-rime-	13	-32	-20	22
-rime>-	-9	23	-38	-18
-rimei-	5	-2	-3	-42
-rimer-	39	-46	-8	-55
-rimes-	-43	-34	-58	52
-rimi-	14	5	-40	-35
-rimon-	2	-9	11	-36
-rina-	-42	-27	42	-22
-rine-	3	-18	10	-34
-rine>-	3	-16	9	-34
-rings-	23	7	-64	-10
-rinn-	-41	-39	-11	34
-rinno-	-27	-23	-41	36
-rio>-	1	-6	11	-41
-riod-	-28	4	-47	30
-riore-	-43	33	-8	-9
-ript>-	-13	-23	26	-46
-ris>-	-41	-18	42	-35
-rise>-	-8	-2	9	-41
-rist>-	-32	25	-28	11
-ristr-	20	-4	-37	-20
-rit-	-18	4	16	-33
-rite-	-38	13	16	-18
-riten-	-36	19	10	-28
-ritin-	9	25	-42	-25
-ritr-	-16	3	12	-28
-ritra-	-15	4	11	-28
-ritte-	8	13	-31	-21
-rity-	-34	-20	30	-11
-rity>-	-34	-20	30	-11
-rix-	-28	-20	35	-20
-rix>-	-28	-20	35	-20
-rizac-	-57	38	0	7
-rizi-	-14	-21	24	-32
-rk>-	10	-31	26	-49
-rken-	25	9	-36	-47
-rken>-	16	16	-47	-36
-rkena-	3	-2	1	-34
-rki-	6	-41	3	15
-rkin-	7	-43	3	15
-rking-	7	-43	3	15
-rkl-	-45	-38	46	-30
-rksh-	-30	0	19	-39
-rksho-	-30	0	19	-39
-rkt-	-28	6	13	-35
-rlan-	-36	-23	-10	24
-rled-	-2	7	-10	-26
-rledi-	-2	7	-10	-26
-rleg-	-20	-11	30	-38
-rlei-	6	7	-37	-21
-rleis-	6	7	-37	-21
-rli-	-41	-12	-10	35
-rlic-	-44	0	-17	29
-rlich-	-43	1	-8	23
-rlop-	6	-42	6	-5
-rly-	-31	-21	8	24
-rly>-	-31	-21	8	24
-rma>-	32	2	-50	-27
-rmac-	25	-34	-1	-34
-rman-	-36	-3	-2	21
-rmar-	30	-13	-54	-22
-rmari-	12	8	-39	-20
-rmat-	-16	-13	22	-40
-rmed-	52	-34	-46	-49
-rmedi-	52	-34	-46	-49
-rmee-	-1	25	-41	-18
-rmee>-	-13	32	-40	-17
-rmen-	-16	7	5	-40
-rmi-	1	8	-7	-35
-rmij-	2	8	-12	-59
-rmijn-	2	8	-12	-59
-rmin>-	41	-49	-8	-15
-rmine-	-45	20	11	2
-rmul-	-23	-41	26	6
-rn>-	17	-15	0	-48
-rna-	-8	-43	27	-18
-rnac-	29	-36	-19	-30
-rnat-	-38	-35	34	-11
-rnata-	-30	-39	36	-20
-rni-	-34	8	19	-34
-rnic-	-38	2	27	-35
-rnie-	-27	17	-7	-21
-rnier-	-38	23	-9	-25
-rnit-	16	-10	-9	-33
-ro>-	8	-34	-22	40
-rob-	41	-13	-41	-34
-roca-	-34	-38	35	-7
-roced-	5	2	-15	-33
-rocha-	-1	-36	-12	20
-rochu-	-12	2	6	-32
-roduz-	0	12	-38	-27
-roep>-	-37	-3	18	-1
-rofe-	9	-10	-3	-37
-rofes-	11	-8	-6	-35
-roge-	16	-8	-14	-33
-roget-	16	-8	-14	-33
-rogre-	51	-45	-44	-29
-roh-	29	-47	6	-37
-rohb-	33	-25	-34	-12
-rohba-	30	-27	-24	-10
-roisi-	-33	36	-42	-8
-rom>-	7	-4	-5	-43
-roma-	-2	-13	11	-49
-roman-	-6	-12	12	-48
-rome-	-38	-4	14	6
-romes-	-35	-8	26	-28
-rona-	-29	-37	33	-16
-rone>-	-11	-29	27	-36
-ront>-	63	-57	-47	-23
-ronta-	-38	35	-22	-29
-ror-	-37	-1	19	-28
-rot-	2	-39	21	-4
-rotei-	23	-35	6	-18
-rou>-	-34	33	-29	-3
-rov-	29	1	-41	-41
-rova-	14	-5	-21	-41
-rovad-	-3	12	-29	-25
-roved-	5	8	-32	-20
-rovi-	29	5	-52	-50
-rovis-	33	8	-65	-49
-rox-	29	-43	-30	7
-rpe-	-14	-51	37	-25
-rpen-	14	-39	5	-18
-rpi-	33	8	-42	-39
-rpis-	30	-14	-33	-25
-rpist-	30	-14	-33	-25
-rpo-	-1	5	-5	-40
-rpo>-	-37	-7	33	-19
-rpor-	12	13	-27	-29
-rqu-	6	-5	-3	-34
-rque-	-3	-23	26	-34
-rqui-	11	10	-43	-11
-rquit-	10	13	-42	-10
-rrad-	-43	31	-12	-32
-rrado-	-48	23	19	-20
-rrag-	5	-21	7	-34
-rrage-	5	-21	7	-34
-rram-	-13	32	-30	-39
-rran-	38	-30	-45	5
-rranc-	44	-28	-47	-34
-rrang-	-40	16	-19	20
-rranq-	31	-27	-25	-12
-rras-	10	-55	26	-41
-rras>-	12	-46	9	-39
-rre>-	-15	15	-5	-31
-rrea-	-14	13	-34	9
-rrect-	-27	-17	29	-32
-rrek-	-10	0	17	-39
-rreke-	-4	8	-4	-38
-rres-	25	-9	-39	5
-rresp-	16	-7	-42	5
-rrh-	15	-7	-9	-43
-rrhe-	15	-7	-9	-43
-rrhes-	16	-5	-11	-42
-rriv-	6	0	-32	7
-rs>-	-32	-40	20	26
-rsam-	42	-18	-40	-34
-rsame-	42	-18	-40	-34
-rsat-	-52	28	2	-31
-rsati-	-31	40	-35	-20
-rsc-	10	16	-30	-33
-rsch-	11	15	-30	-31
-rsch>-	34	-33	-32	-18
-rsche-	20	-5	-38	8
-rschi-	-19	30	-28	-38
-rschl-	-33	21	-2	-25
-rscho-	8	-2	-7	-53
-rschu-	12	-5	-15	-44
-rsem-	26	-11	-28	-31
-rseme-	26	-11	-29	-30
-rsi-	-19	-3	20	-35
-rsio-	-7	-7	11	-36
-rsion-	-7	-7	11	-36
-rsl-	15	-2	-6	-35
-rsonn-	6	-14	11	-36
-rsp-	-43	11	18	-35
-rst-	42	-54	2	-43
-rst>-	52	-30	-34	-36
-rste-	22	-33	-5	-15
-rste>-	34	-27	-20	-19
-rstel-	-53	1	46	-19
-rsus>-	-48	-34	47	-33
-rta>-	10	-32	16	-53
-rtaa-	-37	-2	-37	45
-rtaal-	-37	-2	-37	45
-rtad-	20	-43	13	-29
-rtal>-	-47	-9	-20	33
-rtali-	-9	-22	26	-38
-rtbet-	33	-41	-29	-19
-rte-	-3	-29	8	11
-rtel-	-3	-43	19	7
-rtele-	12	-36	6	-10
-rtenz-	6	-41	18	-16
-rter-	-39	6	-11	24
-rtet-	15	5	-11	-37
-rtf-	36	-42	-21	-13
-rth-	-16	-17	34	-43
-rthe-	14	2	-22	-37
-rther-	14	2	-22	-37
-rti-	-17	8	15	-31
-rtic-	-50	-1	33	-15
-rticl-	-32	-36	31	-17
-rtiel-	32	-21	-40	-29
-rtif-	16	1	-22	-36
-rtifi-	12	-2	-11	-41
-rtig>-	-21	19	-3	-42
-rtin-	-34	3	12	16
-rting-	-32	-2	28	-29
-rtrag-	6	-41	-11	27
-rtrai-	12	-8	-4	-44
-rtre-	0	2	-5	-31
-rtret-	0	2	-5	-31
-rts-	-26	-10	36	-40
-rtua-	-34	16	-12	11
-rtual-	-34	16	-12	11
-rtun-	-16	-18	-32	32
-rtung-	-16	-18	-32	32
-ruc-	-44	22	12	-37
-ruck-	-51	29	7	-44
-ruit-	30	-36	-27	-1
-ruit>-	13	-32	-12	5
-rungs-	17	4	-28	-34
-rup-	-30	-36	4	21
-rutt-	19	-3	-41	-23
-ruttu-	20	-4	-37	-20
-rva>-	25	-32	-12	-35
-rvan-	-42	-13	29	0
-rvar-	-28	39	-31	-26
-rvas-	-42	-19	27	14
-rvas>-	-42	-19	27	14
-rve-	18	-4	-39	5
-rve>-	17	-9	-37	-28
-rver-	36	-40	-31	10
-rveri-	30	-23	-42	-38
-rvic-	-57	-23	14	19
-rvico-	-35	-22	37	-26
-rvie-	44	-30	-38	-36
-rvier-	36	-19	-58	-31
-rwi-	-34	28	-17	-18
-rwie-	-34	28	-17	-18
-rwies-	-31	32	-28	-22
-ry>-	3	6	-67	40
-rz>-	-35	11	-15	21
-rza-	-18	29	-49	-6
-rza>-	-23	35	-45	-34
-rze-	9	-44	18	-29
-rzi-	33	-36	-21	2
-sach-	24	3	-49	-23
-sag-	-29	-39	25	8
-sage-	-13	-45	17	9
-sage>-	-8	-41	24	-1
-saio>-	19	-15	-8	-37
-sal-	3	9	-27	1
-sal>-	46	-10	-65	-11
-sala-	-10	-47	-11	31
-salar-	-35	-33	-5	22
-sald-	-32	21	8	-79
-salda-	-23	22	-4	-36
-saldi-	-34	-53	44	-29
-saldo-	-21	22	-9	-53
-salid-	-38	-17	4	23
-sall-	17	-7	-12	-30
-salle-	17	-7	-12	-30
-samt-	-28	-12	34	-55
-samt>-	-25	21	6	-29
-sani-	28	13	-44	-30
-sanie-	24	16	-42	-33
-sans-	-47	2	16	21
-sans>-	-46	7	10	21
-sao-	-2	-18	24	-38
-sao>-	-2	-18	24	-38
-sap-	-40	-21	38	-23
-sap>-	-37	-22	36	-21
-sar-	33	-47	-19	1
-sara-	45	-44	-38	-15
-sara>-	44	-42	-40	-27
-sas-	28	-52	13	-33
-sas>-	32	-45	1	-31
-sat-	-40	27	1	-6
-sata-	-39	22	8	-25
-sata>-	-37	23	-1	-15
-sati>-	-14	26	-41	-22
-satio-	24	-25	-29	10
-sato-	-41	14	9	-12
-sato>-	-41	14	9	-12
-satz-	-42	-24	25	-3
-sau-	-40	21	-30	23
-sav-	33	-21	-35	-24
-scen-	3	-2	-33	19
-scena-	1	-8	4	-33
-scent-	-6	15	-33	-18
-scha-	-30	-8	0	17
-schal-	-39	-21	7	13
-sche-	26	-44	3	-20
-schen-	6	-23	16	-45
-schi-	10	-6	-2	-57
-schil-	-27	17	4	-44
-schl-	-9	3	11	-70
-schl>-	18	-36	-8	-20
-schla-	9	-12	2	-33
-schli-	-43	31	-6	-27
-schlu-	-27	7	13	-52
-schn-	6	-44	11	7
-schon-	-29	32	-29	-6
-schoo-	-40	-32	12	20
-schot-	11	1	-14	-56
-schu-	-6	-16	22	-44
-schus-	18	-1	-24	-41
-scia-	-38	28	-5	-21
-sco-	-19	-15	22	-4
-scom-	0	-32	24	-14
-scon-	-26	-18	27	15
-scont-	-26	-18	27	15
-scor-	-37	18	-4	-11
-scou-	-38	-38	38	-10
-scoun-	-38	-38	38	-7
-scr-	-19	-44	2	40
-scri-	-18	-41	-3	40
-scult-	22	-7	-36	-19
-sde-	-15	27	-33	5
-sde>-	-37	26	-16	3
-se>-	28	-19	-23	-7
-sec-	-10	17	-3	-30
-secou-	-43	-20	30	-23
-secu-	33	-27	-17	-40
-secur-	34	-48	-16	-29
-sees>-	-7	17	-33	-26
-segue-	12	3	-56	-16
-segui-	48	-45	-16	-27
-sei>-	-6	12	0	-32
-seis-	13	19	-26	-43
-seis>-	13	19	-26	-43
-seit-	-51	-5	35	2
-sek-	-14	-44	24	-15
-sel>-	-27	-36	13	10
-sem-	6	-39	-17	39
-semai-	5	-42	-13	17
-semen-	21	-30	8	-38
-semi-	-30	-2	21	-44
-semin-	-24	-1	17	-44
-sen-	18	-9	-8	-29
-sena-	31	-25	-16	-51
-sena>-	51	-24	-48	-28
-senal-	-21	3	24	-40
-seno-	1	-5	7	-43
-seno>-	1	-5	6	-38
-sent-	-1	-6	14	-53
-senta-	-37	-26	46	-38
-sente-	-1	25	-53	-26
-seo-	-41	-8	1	19
-seo>-	-44	-18	15	11
-sep-	7	-46	-47	41
-sepa-	29	-33	-17	-24
-separ-	29	-33	-17	-24
-sept-	-7	-38	-43	45
-sept>-	-5	-12	-32	26
-septe-	-13	-35	-12	28
-septi-	0	-18	-31	23
-ser-	7	-45	14	4
-sera-	26	-65	6	5
-sera>-	44	-70	-26	10
-seri-	1	25	-27	-38
-serie-	2	21	-24	-36
-sero-	23	-41	6	-26
-seron-	39	-38	-25	-24
-serr-	1	11	-10	-32
-serve-	20	-18	-65	23
-servi-	-26	-9	1	16
-sessi-	-39	-25	49	-25
-sesso-	-6	10	-36	24
-sett-	-12	29	-55	16
-setta-	0	14	-37	0
-sette-	1	9	-34	17
-setti-	5	-49	-11	19
-settl-	-23	37	-43	-35
-seu-	-41	-5	11	15
-seul-	-32	-11	30	-39
-seule-	-22	-2	19	-33
-sfa-	17	3	-37	-13
-sh>-	-19	4	13	-37
-shee-	-30	-41	22	2
-sheet-	-29	-41	21	2
-ship>-	0	-7	-37	17
-sho-	-21	0	24	-62
-shon-	-17	28	-39	8
-shono-	-17	28	-39	8
-shoo-	16	-11	-2	-48
-shoot-	20	-10	-6	-47
-shop-	-29	21	6	-42
-shop>-	-29	16	11	-39
-sica-	-44	-3	9	4
-sich-	9	-7	-48	21
-sidu-	-27	33	-24	-37
-siduo-	-8	16	-17	-32
-siem-	-49	26	0	6
-sieme-	-47	29	12	-28
-sier-	6	-4	-1	-39
-sier>-	7	-7	-2	-31
-sign-	9	-15	7	-34
-signi-	35	-31	-37	-18
-sil-	-32	-31	6	27
-sile-	-41	-36	0	32
-sile>-	-32	-31	-31	33
-sin>-	-45	-30	42	1
-sinad-	13	0	-30	-10
-sinal-	17	-10	-10	-60
-sinat-	8	-23	-44	22
-sind-	-28	36	-30	-28
-sind>-	-25	39	-42	-28
-sine-	7	-15	14	-41
-sine>-	13	3	-40	-27
-singl-	-26	-34	34	-18
-sint-	-32	17	10	-31
-siona-	-4	-30	19	-39
-sista-	-33	-6	4	5
-sit>-	19	-15	-12	-28
-sita-	-41	14	0	3
-sita>-	-36	-40	35	-19
-sits-	-45	-28	-14	33
-sits>-	-45	-28	-14	33
-situ-	-1	-1	-5	-40
-situa-	-1	-1	-5	-40
-siva>-	-15	32	-37	-19
-sive-	8	-37	17	-16
-sive>-	10	-44	17	-16
-sivo-	-10	-2	10	-34
-sivo>-	-10	-2	10	-34
-six-	-13	22	-19	-33
-ske-	30	-38	-11	-32
-sko-	-26	-19	31	-19
-skon-	-40	-22	35	3
-skont-	-37	-32	35	3
-slag-	-5	-4	17	-44
-slag>-	-10	-2	20	-44
-sle-	15	-41	-19	29
-slo-	-56	33	1	-65
-sloc-	-42	-44	44	-21
-slot-	-43	37	-20	-52
-slot>-	20	-36	26	-7
-slotf-	-16	18	-14	-27
-slott-	-22	26	-28	-16
-smon-	-38	-21	22	12
-so>-	-12	23	-11	-26
-sob-	-13	-6	22	-50
-sobr-	-16	-11	27	-47
-sobre-	-13	-55	39	-39
-soc-	-42	-34	-2	37
-soci-	-38	-19	-25	41
-socia-	-34	-8	-39	44
-soft-	4	-10	-35	17
-softw-	5	-12	-34	17
-soir-	2	-27	20	-34
-soire-	-13	-40	27	-29
-sol-	-24	7	16	-32
-sola-	-19	-46	33	-24
-sola>-	-25	-33	29	-9
-sold-	-13	21	-14	-52
-solde-	-17	23	-15	-46
-solo-	-4	-9	15	-37
-solo>-	-4	-9	15	-37
-solu-	-36	-46	45	-28
-som-	-1	27	-31	-39
-som>-	-28	39	-21	-44
-somm-	27	-11	-39	-7
-somma-	14	6	-41	-19
-somme-	21	-18	-20	-3
-sonn-	-4	-12	32	-49
-sonne-	4	-9	11	-37
-sono-	-10	23	-11	-32
-sopo-	4	-29	-30	26
-sopor-	4	-29	-30	26
-sos-	-46	13	24	-23
-sou-	-34	3	19	-21
-sous-	-35	9	17	-38
-sous>-	-30	-2	24	-38
-spa-	25	-56	-11	19
-spat-	37	-35	-28	-24
-spate-	36	-34	-27	-24
-spect-	-42	2	25	-23
-spee-	-39	11	-4	14
-spes-	33	-2	-49	-33
-spese-	24	3	-46	-29
-splan-	19	9	-57	-26
-spo-	-37	-23	40	-13
-spon-	11	2	-49	17
-spond-	12	3	-46	3
-spor-	-19	-42	34	-30
-sport-	-19	-42	34	-30
-spot-	-44	-2	38	-28
-spra-	-16	-31	20	-8
-sprac-	-23	-32	25	-28
-spue-	8	0	-15	-44
-spues-	8	0	-15	-44
-squi-	6	-47	6	-26
-srat-	-29	36	-17	-14
-srate-	-33	41	-40	-16
-sred-	-29	-50	49	-29
-srei-	-7	-34	5	18
-ssag-	-34	-34	13	9
-ssage-	-26	-32	9	9
-ssb-	-27	-37	38	-18
-ssch-	24	-43	9	-28
-ssel-	-38	6	20	0
-sseme-	-7	-39	31	-12
-ssend-	-41	32	-2	-22
-sser-	-24	-46	43	-7
-ssi>-	1	17	-53	11
-ssie-	8	-24	24	-33
-ssier-	7	-7	-1	-31
-ssim-	5	5	-42	11
-ssina-	15	-18	-53	16
-ssing-	-35	21	6	-18
-ssiv-	24	-17	-12	-31
-ssive-	30	-19	-35	-18
-ssl-	-37	-45	37	0
-ssr-	-1	27	-41	-41
-ssra-	-33	41	-40	-16
-ssrat-	-33	41	-40	-16
-ssre-	5	9	-23	-38
-ssrec-	11	37	-78	-28
-sst-	19	15	-40	-59
-ssta-	20	-2	-23	-39
-sstaa-	37	-40	-29	-20
-sstat-	-40	36	-32	-19
-ssum-	-10	16	-42	-25
-ssumm-	-10	16	-42	-25
-ssun>-	-39	-27	36	-9
-ssz-	-24	37	-49	-9
-ssza-	-24	37	-49	-9
-sszah-	-24	37	-49	-9
-staa-	-1	19	-37	-11
-staan-	-23	15	1	-37
-staat-	7	13	-43	-5
-staci-	-35	-29	37	-24
-stad-	6	1	-10	-42
-staf-	-46	-19	43	-41
-staff-	-36	2	21	-28
-stag>-	20	-40	3	-6
-stage-	16	-24	5	-41
-stai-	-18	34	-38	-33
-stair-	-11	27	-36	-27
-stala-	-36	-2	30	-43
-stalm-	25	-6	-29	-33
-stalt-	-18	-9	28	-41
-stan-	1	17	-52	3
-stan>-	12	-6	-33	-25
-stano-	-1	9	-34	-11
-stant-	0	16	-40	-14
-star-	53	-31	-49	-27
-start-	52	-26	-46	-60
-stas-	5	8	-23	-33
-stas>-	9	9	-32	-32
-stata-	-40	42	-42	-21
-state-	-19	29	-38	2
-stau-	-8	-60	41	-41
-staur-	-8	-59	40	-39
-staz-	-2	-39	19	-21
-stazi-	-2	-39	19	-21
-stb-	-28	35	-25	-48
-stbe-	-26	39	-33	-46
-stbet-	-10	26	-49	-21
-std-	-49	-16	22	5
-std>-	-46	-44	31	6
-sted-	-40	28	-4	-16
-sted>-	-40	28	-4	-16
-steh-	-10	26	-49	-27
-stei-	10	0	-9	-29
-sten-	36	-47	2	-15
-stera-	28	-41	4	-13
-stere-	-27	39	-28	-32
-stes-	8	-54	12	19
-stes>-	23	-50	9	5
-stete-	-1	17	-48	-4
-stg-	-12	32	-33	-38
-stil-	-1	16	-20	-39
-still-	-4	24	-31	-35
-stim-	26	-21	-14	-39
-stima-	20	-24	-12	-30
-stin-	-22	-39	-17	27
-sting-	-27	-31	-32	38
-stit-	-11	-5	15	-42
-stitu-	-7	-2	7	-38
-stk-	-46	3	16	-16
-stl-	-12	29	-39	0
-sto>-	6	13	-30	-7
-stoc-	-34	-38	32	11
-stock-	-34	-38	32	11
-stof-	14	-18	1	-45
-ston-	-2	28	-28	-41
-stone-	18	1	-23	-32
-stori-	-23	-38	22	9
-storn-	-34	31	-14	-12
-stos-	-13	-34	30	3
-stos>-	-13	-34	30	3
-stp-	-12	-16	27	-35
-stral-	-35	-32	-8	33
-stre-	-28	0	-27	31
-stre>-	-53	-39	-35	49
-strin-	4	19	-35	-24
-stro-	-48	-1	15	20
-stro>-	-54	5	24	13
-stuks-	-39	-30	19	8
-stun-	14	-48	-5	9
-stund-	-9	-41	7	9
-stz-	-20	30	-52	-31
-stza-	-7	17	-47	-20
-stzah-	-27	32	-43	-19
-su>-	12	-3	-5	-45
-sua-	-10	-28	-8	22
-sua>-	-8	-38	25	-21
-suali-	15	-1	-60	12
-sub-	15	-43	-5	22
-subi-	35	-43	-25	-30
-subit-	34	-33	-28	-27
-suel>-	-34	-25	0	7
-suell-	7	-8	-40	20
-sui-	29	-34	-17	-17
-suit-	33	-15	-41	-36
-suite-	38	-29	-35	-32
-suiv-	8	-50	8	-7
-sul>-	33	-39	-18	1
-sull-	-6	-38	23	-27
-sult-	-48	6	23	-24
-sulta-	-44	-6	32	-42
-sum-	-27	1	22	-38
-summ-	-2	-2	2	-48
-summe-	0	-4	3	-48
-sun-	13	-24	15	-47
-sun>-	-39	-27	36	-9
-sunti-	10	5	-37	-10
-sup-	7	-42	-25	37
-supp-	-13	-40	0	26
-suppl-	-52	-12	41	-39
-suppo-	11	-30	-57	38
-sur-	7	16	-18	-57
-sur>-	19	6	-30	-66
-sura-	-31	29	-9	-36
-sura>-	-28	29	-12	-32
-sus>-	-40	-17	48	-37
-svin-	-27	39	-44	-21
-svinc-	-27	39	-44	-21
-sza-	-17	30	-24	-39
-szah-	-18	31	-24	-36
-szahl-	-18	31	-24	-36
-taa-	-38	22	-19	23
-taal-	-59	17	4	19
-taal>-	-48	18	-16	28
-taald-	-53	28	5	-50
-taan-	-24	14	4	-38
-taand-	-43	21	4	-33
-taar-	12	1	-40	13
-taat-	7	13	-43	-5
-taat>-	7	13	-43	-5
-tab-	-9	-25	-23	44
-taba-	-36	40	-34	-20
-taba>-	-34	37	-28	-12
-tabi-	-15	-35	2	23
-tabil-	-21	-32	4	23
-taca-	19	11	-28	-23
-tad-	-6	11	4	-60
-tad>-	7	11	-36	-35
-tade-	-3	14	-18	-37
-tade>-	-1	14	-22	-36
-tados-	-28	12	16	-41
-taff-	-36	2	21	-28
-tag>-	-11	-43	46	-31
-tagen-	-40	5	23	-23
-tagg-	13	-19	7	-46
-taggi-	13	-19	7	-46
-tagl-	-33	-6	20	10
-tagli-	-33	-6	20	10
-tail-	2	22	-26	-40
-tail>-	3	24	-31	-30
-taill-	-14	-30	30	-31
-tain-	-27	-21	-7	30
-taina-	15	21	-43	-14
-taine-	-36	-47	-1	34
-taini-	-12	-38	23	-24
-taj-	-1	-15	17	-44
-taje-	-5	-12	17	-44
-taje>-	-5	-12	17	-44
-tak-	13	5	-17	-41
-take-	10	8	-19	-39
-take>-	32	-41	-6	-20
-tal-	-37	-15	55	-46
-tala-	-43	-13	41	-38
-talac-	-20	-24	30	-32
-talad-	-45	25	8	-25
-tali-	6	-5	3	-74
-talin-	14	3	-14	-70
-talit-	-38	-36	38	-20
-talm-	24	-4	-31	-33
-talme-	24	-4	-31	-33
-talog-	-5	5	-3	-26
-talt-	-18	-9	28	-41
-taltu-	-7	-6	19	-40
-tam>-	29	-22	-36	-31
-tampa-	-33	-36	30	7
-tan>-	31	-18	-43	-17
-tand>-	27	-8	-31	-38
-tande-	-42	9	16	-17
-tandi-	-30	9	-36	30
-tano-	-7	26	-42	-17
-tano>-	-7	26	-42	-17
-tant-	-6	14	-13	-41
-tant>-	-10	5	1	-30
-tants-	-16	21	-38	-19
-tap-	48	-44	-23	-35
-tape>-	27	-35	-18	-15
-tar-	35	-42	-6	-18
-tard-	40	-44	-33	-19
-tard>-	35	-23	-37	-24
-tarde-	15	-39	-5	-8
-tarif-	-48	-18	15	15
-tart-	47	-22	-38	-66
-tarte-	35	-39	-25	-25
-tata-	-56	56	-20	-19
-tata>-	-56	56	-20	-19
-tate-	-19	29	-38	2
-tato-	21	-14	-3	-45
-tato>-	22	-27	10	-39
-tatt-	20	5	-45	0
-tau-	-16	-49	43	-25
-taur-	-8	-59	40	-39
-taura-	-13	-57	43	-25
-taus-	-34	-32	34	-25
-tausc-	-34	-32	34	-25
-tava-	-45	46	-37	-21
-tava>-	-35	38	-35	-21
-taz-	-2	-8	10	-49
-tazi-	0	4	-5	-40
-tazio-	0	4	-5	-40
-tbe-	0	35	-46	-62
-tbet-	13	23	-60	-41
-tbeta-	8	32	-60	-29
-tch-	25	-6	-26	-41
-tche-	21	3	-41	-30
-tchen-	11	5	-33	-24
-td>-	-28	-46	24	6
-tea-	-51	-22	43	-9
-team>-	-43	-18	17	10
-tect-	16	1	-31	-15
-tecte-	-9	18	-23	-21
-ted-	-40	20	13	-31
-ted>-	-37	21	10	-32
-tee-	-31	17	16	-58
-tee>-	-35	1	28	-36
-teer-	-41	12	14	-10
-tegr-	-52	-8	38	-41
-tegra-	-41	0	25	-41
-tegro-	-36	-40	37	-20
-teh-	-11	27	-50	-27
-tei-	26	-12	-6	-78
-teil-	24	1	-19	-65
-teilr-	32	-4	-49	-30
-teilu-	26	-14	-45	-15
-teilz-	6	3	-3	-37
-tein-	33	-28	-11	-34
-tein>-	25	-21	-5	-30
-teir-	-5	-49	38	-35
-teiro-	-2	-46	33	-32
-tek-	12	-33	21	-18
-tel-	-13	-43	34	-5
-tele-	-10	-49	18	10
-teli-	-31	-46	19	3
-telie-	-41	-18	4	8
-telij-	12	-38	0	-19
-telle-	9	-11	-2	-50
-telli-	-17	-15	22	-28
-tem-	-23	-34	5	27
-temb-	-8	-29	-29	41
-temp-	-35	-14	25	-1
-ten>-	-11	14	-3	-22
-teni-	-18	20	-51	31
-tenim-	-31	-30	-29	31
-tens-	7	10	-10	-49
-tensi-	-12	13	7	-43
-tenti-	5	9	-36	-9
-tenu-	-36	28	-20	15
-tenue-	-16	13	-37	15
-tenut-	-39	26	0	4
-tenz-	-1	-48	-12	28
-tenza-	-3	-58	-1	23
-tera>-	-3	-56	35	1
-teraf-	26	-33	-37	11
-terc-	19	28	-64	-36
-terca-	25	-17	-30	2
-terce-	-41	53	-45	-30
-terco-	16	0	-20	-30
-tere>-	22	-34	-8	-6
-teren-	-19	27	-10	-42
-teri-	18	-5	-5	-67
-teria-	21	-10	-10	-57
-terie-	1	-17	12	-37
-terin-	3	-6	-2	-46
-terme-	46	-36	-48	-7
-tern-	-50	5	17	14
-tero-	-62	-44	63	-41
-tero>-	-61	-38	59	-40
-terra-	-4	-41	32	-19
-teru-	-17	-42	34	-27
-terug-	-20	-41	34	-26
-terve-	-16	-32	24	-7
-tervi-	16	-43	-4	0
-terz-	-6	38	-56	-23
-terza-	-23	35	-45	-34
-terzo-	6	21	-31	-41
-tes-	-2	-34	21	1
-tesi>-	10	-35	2	-26
-tess-	6	-36	-11	13
-test-	-26	-42	48	-14
-testa-	-43	-29	33	0
-teste-	-4	-40	32	-31
-tet>-	-41	18	20	-22
-teter-	-36	33	-27	-22
-tex-	-9	0	11	-33
-text-	-6	-6	11	-32
-tfa-	2	20	-35	-39
-tfac-	8	15	-34	-38
-tfact-	8	15	-34	-38
-tfo-	-38	23	0	-8
-tfot-	-32	-36	26	-4
-tfoto-	-32	-36	26	-4
-tge-	9	-2	1	-40
-th>-	-50	7	-14	38
-that>-	-44	39	-7	-24
-ther-	-26	31	-21	-5
-ther>-	-18	23	-37	10
-thin-	-40	-7	35	-45
-thing-	-34	-4	29	-41
-third-	9	23	-41	-36
-this-	8	-2	-29	3
-this>-	8	-2	-29	3
-tho-	-52	-8	33	-24
-thon-	-44	-3	25	-36
-thr-	5	-7	1	-25
-thre-	1	5	-7	-41
-three-	1	5	-7	-41
-ti>-	4	12	-15	-25
-tia-	24	2	-41	-31
-tia>-	-18	33	-47	-24
-tial-	43	-38	-42	-22
-tial>-	44	-41	-41	-22
-tic>-	28	-37	-7	-21
-tici-	-1	2	0	-27
-ticip-	-4	3	2	-27
-ticl-	-32	-36	31	-17
-ticle-	-32	-36	31	-17
-tid-	-30	27	6	-52
-tida-	-12	17	-3	-39
-tida>-	-38	35	-18	-18
-tidad-	5	-2	-2	-46
-tiel-	32	-30	-37	18
-tiell-	21	-16	-37	1
-tien>-	-3	-39	-14	24
-tier-	17	0	-16	-45
-tier>-	9	-29	14	-31
-tiers-	26	26	-47	-40
-tifi-	10	-7	-5	-41
-tific-	12	-2	-12	-38
-tijd-	43	-53	-29	1
-tijd>-	3	-41	10	2
-tik-	-4	18	-13	-40
-tike-	-41	9	14	-31
-till>-	-1	25	-42	-17
-tima>-	-37	15	8	-26
-timac-	35	-14	-45	-20
-timbe-	22	-9	-32	-16
-time>-	-40	-13	20	12
-timo-	7	6	-16	-28
-timo>-	4	8	-15	-27
-tin-	-42	-21	9	39
-tinh-	-40	41	-38	-8
-tinu-	10	-43	-46	37
-tinua-	15	-37	-39	27
-tiona-	15	3	-42	0
-tionn-	-4	21	-44	-20
-tip-	4	-25	17	-34
-tir-	32	-40	1	-17
-tira-	-1	-11	9	-36
-tire-	2	-8	5	-43
-tire>-	18	-40	5	-34
-titel-	-22	-41	33	-24
-tito-	8	-39	11	-21
-titol-	20	-36	0	-23
-titu-	-8	-21	26	-43
-tivi-	-36	-10	37	-32
-tivo>-	14	-3	-7	-39
-tizad-	-38	4	19	-29
-tka-	-4	11	-11	-28
-tl>-	-42	28	-52	35
-tle-	1	12	-46	6
-tle>-	19	-38	-20	8
-tled-	13	-2	-34	-18
-tled>-	13	-2	-34	-18
-tlem-	-32	32	-23	-20
-tleme-	-32	32	-23	-20
-tles-	-31	21	-11	-16
-tles>-	-31	21	-11	-16
-tob-	-30	-13	-47	52
-tobr-	-25	3	-50	44
-tobre-	-25	3	-50	44
-tock-	-34	-38	32	11
-toco-	-29	11	-18	20
-tod-	-30	-4	2	16
-todo-	-40	-10	15	16
-todo>-	-51	-14	30	8
-toe-	-43	-34	53	-32
-tof-	12	-23	8	-40
-tolo-	14	-36	9	-12
-tolo>-	14	-36	9	-12
-tolt-	-41	44	-44	-14
-tolto-	-37	42	-41	-20
-tom-	-5	-45	20	22
-toma-	-39	-37	-2	36
-tomat-	-30	-27	-38	39
-tome-	-37	-46	44	-23
-ton-	-3	11	1	-42
-tone-	11	4	-15	-37
-tone>-	4	5	-9	-35
-torat-	-20	-34	40	-29
-tore-	11	-35	23	-26
-torec-	30	-11	-39	-27
-torn-	-42	15	30	-30
-torne-	-27	-33	34	-21
-torno-	-36	31	5	-24
-tort-	20	6	-15	-43
-tos-	-22	-51	51	-45
-tos>-	-18	-52	48	-41
-tot-	6	-15	14	-57
-tota-	-24	-6	30	-81
-totaa-	-25	0	17	-46
-total-	-17	-6	23	-66
-toti-	37	-46	-20	-21
-totip-	34	-38	-21	-16
-touc-	-46	-9	28	-33
-touch-	-46	-9	28	-33
-tour-	10	-2	-8	-36
-tout>-	-10	-22	22	-34
-tow-	26	-12	-38	-20
-towa-	23	-12	-31	-15
-towar-	23	-12	-31	-15
-toy-	-42	-33	33	0
-toz-	6	2	-28	-21
-toza-	6	2	-28	-21
-tozah-	6	2	-28	-21
-tpr-	-23	2	13	-37
-tpre-	-23	0	16	-34
-tprei-	-23	0	16	-34
-trab-	6	-14	9	-32
-traba-	6	-14	9	-32
-track-	-38	-16	26	-3
-trad-	16	-23	2	-31
-trada-	13	-23	2	-64
-trag-	26	-52	-6	25
-trags-	26	-2	-48	-43
-trai-	-4	-9	16	-54
-train-	-18	-25	37	-23
-trait-	8	9	-15	-53
-traj-	13	-8	-6	-43
-traje-	14	-6	-9	-42
-tral-	-29	-37	3	27
-tranc-	16	9	-36	-42
-tras-	-27	31	-13	-11
-tras>-	-31	42	-35	-2
-trat>-	-32	-2	-23	37
-trate-	18	21	-41	-23
-trav-	5	-11	11	-44
-trava-	9	-6	2	-36
-tre>-	-43	12	17	-8
-trec-	-42	5	14	-27
-trech-	-41	6	14	-27
-treg-	-20	24	-2	-44
-trega-	-4	8	-8	-30
-tregu-	-35	27	4	-41
-tres-	25	-13	-16	-32
-tres>-	26	-13	-19	-29
-tri-	-13	-23	-5	24
-tri>-	7	3	-34	4
-trim-	-21	-22	-54	55
-trim>-	-35	-25	-28	30
-trime-	-43	-34	-58	52
-trimo-	5	11	-13	-42
-trin-	-1	-4	6	-46
-trine-	3	-18	10	-34
-tring-	4	19	-35	-24
-trio-	0	15	-18	-38
-trio>-	6	12	-17	-38
-troc-	-18	-47	29	-11
-troca-	-34	-38	35	-7
-trok-	-27	41	-44	1
-trou-	-12	11	4	-33
-trouw-	-1	14	-21	-33
-trutt-	20	-4	-37	-20
-tsche-	-2	-27	18	-41
-tsh-	-40	-26	-2	22
-tsi-	30	-37	-13	-17
-tsin-	31	-39	-11	-17
-tsing-	31	-39	-11	-17
-tst-	-25	14	8	-40
-tsta-	8	-5	0	-36
-tstan-	-2	14	-21	-33
-tste-	-18	8	4	-20
-tste>-	-28	12	3	-17
-tster-	26	-35	-8	-11
-ttat-	1	-31	26	-29
-ttel-	19	9	-56	2
-ttel>-	15	12	-53	2
-ttem-	14	-5	-36	18
-ttemb-	14	-5	-36	18
-tten-	-28	10	14	-49
-tten>-	-25	3	18	-45
-ttera-	8	-35	11	-22
-tteri-	-30	-28	39	-30
-tterm-	4	16	-35	-20
-ttim-	-1	-44	-8	17
-ttl-	4	24	-47	-18
-ttle-	11	7	-45	-4
-ttled-	13	-2	-34	-18
-ttlem-	-32	32	-23	-20
-ttob-	-15	-4	-33	30
-ttobr-	-15	-4	-33	30
-ttor-	-35	11	-2	-1
-ttoy-	-42	-33	33	0
-ttu-	-3	13	-9	-33
-ttua-	7	7	-38	-8
-ttual-	-3	14	-33	-6
-ttui-	-4	8	-8	-30
-ttuit-	-4	8	-8	-30
-tturi-	23	-17	-36	-19
-tturo-	18	-17	-7	-33
-tuale-	-6	11	-36	4
-tuat-	2	0	-10	-40
-tuati-	-1	4	-9	-40
-tub-	9	-14	-36	28
-tudo-	-29	-14	39	-37
-tudo>-	-29	-14	39	-37
-tuito-	-17	10	2	-32
-tuks-	-39	-30	19	8
-tuks>-	-39	-30	19	8
-tulo-	0	-18	22	-39
-tulo>-	-32	-36	34	-23
-tum-	29	-46	-30	21
-tum>-	30	-46	-8	-11
-tund-	-9	-41	7	9
-tunde-	-9	-41	7	9
-tung>-	-41	-15	0	30
-tur-	31	-34	8	-46
-turac-	20	-4	-44	13
-turad-	0	-20	10	-41
-turar-	58	-64	-36	-34
-turas-	5	10	-44	-25
-turaz-	17	9	-40	-23
-ture-	19	-28	15	-48
-ture>-	6	-16	16	-51
-turen-	-48	31	12	-28
-tures-	16	-13	-5	-38
-turia-	23	-17	-36	-19
-turn>-	-18	-27	31	-18
-turo-	7	1	-18	-40
-turo>-	12	-7	-12	-32
-tus-	13	-3	-52	23
-tut-	-47	-12	34	-13
-tutt-	-28	-15	25	-17
-tutto-	-50	-25	33	-9
-tuu-	10	6	-19	-38
-tuur-	8	7	-18	-38
-tuur>-	11	11	-27	-36
-tva-	-58	19	22	0
-tva>-	-31	-21	17	13
-tvert-	-40	-35	35	-21
-tware-	5	-12	-34	17
-twer-	4	-36	17	-38
-twerp-	-1	-24	16	-35
-tza-	14	11	-38	-36
-tzah-	13	6	-39	-15
-tzahl-	13	6	-39	-15
-tzt-	-19	18	-3	-41
-tzt>-	6	-4	-3	-42
-tzte-	-39	22	-4	-22
-ua>-	-13	-37	25	-11
-uag-	8	20	-25	-39
-uage-	6	-1	-4	-28
-uagl-	6	22	-40	-28
-uagli-	6	22	-40	-28
-ual-	-25	-8	-31	40
-ual>-	-26	-12	-13	26
-uale>-	-8	12	-22	9
-uali-	8	1	-51	16
-ualid-	-32	-2	-43	28
-ualit-	25	-1	-41	-12
-uan-	39	-17	-21	-38
-uand-	69	-54	-81	-12
-uand>-	31	-31	-30	-14
-uando-	62	-49	-76	-12
-uant-	-30	23	12	-43
-uanto-	-21	39	-52	-27
-uar-	-16	-22	-33	46
-uart-	0	-7	-50	31
-uarta-	-26	1	-42	37
-uarte-	0	-16	-27	21
-uat-	26	-3	-33	-14
-uat>-	-21	31	-28	-31
-uatio-	13	-17	-2	-41
-uatro-	12	4	-46	3
-uberw-	12	3	-40	-35
-ubi-	27	-22	-23	-54
-ubil-	-32	-30	35	-33
-ubit-	34	-33	-28	-27
-ubito-	34	-33	-28	-27
-ubr-	8	-11	-35	23
-ubrig-	13	-10	-35	7
-ubs-	-31	-40	-9	28
-uca-	9	-10	3	-49
-ucao-	10	-10	3	-51
-ucao>-	10	-10	3	-51
-uce-	-23	-20	24	-32
-uci-	-16	24	-5	-48
-ucid-	-39	23	7	-17
-ucida-	-36	22	2	-14
-ucin-	-4	21	-26	-29
-ucina-	-4	21	-26	-29
-ucio-	-4	16	-13	-31
-uck-	-56	27	4	-5
-ucted-	4	6	-48	-26
-ucu-	-37	-16	32	-17
-ucun-	-33	-27	33	-17
-uda-	-17	-21	37	-38
-ude-	-53	17	5	13
-uded-	-29	-30	14	6
-uded>-	-29	-30	14	6
-udg-	8	2	-38	3
-udge-	8	2	-38	3
-udget-	8	2	-38	3
-udin-	-53	33	-28	13
-uding-	-53	33	-28	13
-udit-	-4	-26	29	-35
-ued-	-14	34	-43	-41
-ueda-	-5	34	-67	-39
-ueda>-	-33	39	-36	-46
-uedan-	25	-4	-45	-16
-uedo-	-34	2	20	-12
-uedo>-	-34	2	20	-12
-uee-	-9	-3	8	-27
-uee>-	-20	0	12	-27
-ueg-	32	-25	-37	-17
-uego-	32	-26	-37	-17
-uego>-	32	-26	-37	-17
-uell-	-4	11	-62	26
-uelle-	-9	4	-48	27
-uello-	9	11	-35	-30
-uels-	-32	-30	23	16
-uels>-	-32	-30	23	16
-uelt-	-40	-10	30	-27
-uem-	13	4	-37	-20
-uen-	-4	-1	7	-52
-uent-	0	-3	1	-42
-uenta-	20	10	-57	-38
-uento-	-41	-51	48	-19
-uer-	-3	-49	12	15
-uer>-	9	-39	6	6
-uero-	15	5	-42	-18
-uesta-	-7	20	-24	-30
-ugl-	-13	14	-47	22
-ugli-	-5	5	-46	23
-uglic-	1	7	-37	-17
-uglio-	-9	-6	-35	27
-ugn-	-10	3	-29	18
-ugno-	-5	-1	-29	18
-ugno>-	-5	-1	-29	18
-uhr>-	8	10	-48	23
-ui>-	-5	37	-51	-26
-uia-	-35	-31	40	-31
-uia>-	-38	-31	41	-31
-uida>-	26	-17	-8	-45
-uidos-	-43	18	9	-24
-uild-	22	-17	-17	-36
-uili-	-38	-33	39	-38
-uilib-	-38	-33	39	-38
-uille-	19	-25	-27	6
-uinc-	12	-34	10	1
-uince-	12	-34	10	1
-uinz-	-10	-38	6	24
-uip-	4	-39	-2	18
-uipe>-	-15	-37	11	10
-uir-	31	-48	-3	-11
-uira-	36	-29	-41	-19
-uis>-	-52	5	34	-13
-uisi-	22	1	-47	-33
-uisin-	13	3	-40	-27
-uit-	-24	42	-29	-14
-uita-	-34	34	-17	-9
-uitac-	-40	31	-22	-34
-uite-	6	24	-48	-24
-uiten-	-47	38	-5	-11
-uitt-	-38	24	8	-23
-uke-	8	11	-38	-21
-uken-	8	11	-38	-21
-uks-	-39	-30	19	8
-uks>-	-39	-30	19	8
-ukti-	17	6	-33	-25
-uktio-	17	6	-33	-25
-ul>-	16	-49	3	8
-ula>-	3	6	5	-43
-ular>-	-32	-36	19	19
-ulat-	-23	4	16	-29
-uli-	-12	-23	-24	35
-uli>-	4	-12	-35	23
-ulio-	5	-21	-35	12
-ulio>-	5	-21	-35	12
-uliz-	-34	-43	-11	25
-ulizi-	-34	-43	-11	25
-ull-	-26	-21	37	-34
-ull>-	-21	-18	29	-49
-ulla-	-22	-32	28	-4
-ulla>-	-22	-32	28	-4
-ulo>-	-51	-33	55	-31
-ult-	-34	22	6	-40
-ult>-	-37	28	-21	-27
-ulta-	-52	-13	39	-44
-ulta>-	-42	-9	25	-28
-ulti-	-35	21	-4	-14
-ultim-	-30	23	-8	-27
-ultu-	25	-9	-37	-25
-ultur-	25	-9	-37	-25
-uly-	-38	-2	1	1
-uly>-	-38	-2	1	1
-uma-	-25	-31	36	-35
-uma>-	-20	-48	38	-33
-ument-	20	-16	-2	-34
-umi-	-36	-13	35	-29
-umm-	-12	3	7	-43
-umme-	-6	-1	5	-40
-umme>-	-9	7	-1	-44
-un>-	-3	-23	20	-14
-una-	-10	-35	30	-10
-una>-	-18	-31	35	-15
-unda-	6	-3	2	-60
-unda>-	-1	3	-1	-48
-undab-	15	-33	-8	-16
-unde-	0	-50	14	8
-unden-	-21	-57	23	16
-under-	15	-7	-40	11
-ungs-	-9	-42	13	23
-ungsb-	-25	-45	39	-30
-ungsf-	-36	-5	28	-31
-ungsp-	12	7	-38	8
-ungsr-	18	-25	-3	-25
-uni-	-59	-44	35	26
-unic-	-56	-62	56	-1
-unica-	-47	-60	39	9
-unico-	-53	-43	51	-39
-union-	-27	-3	28	-35
-uniq-	-28	-37	35	-29
-uniqu-	-28	-37	35	-29
-uno-	33	-30	-26	-6
-uno>-	29	-24	-26	-6
-uns-	0	11	-39	8
-unt>-	-2	7	1	-49
-unte-	-26	28	-50	33
-unten-	-43	41	-31	-7
-unter-	-6	3	-44	34
-unto-	-12	-32	37	-14
-uo>-	-44	6	25	-5
-uota-	23	-10	-73	21
-uota>-	25	-10	-82	21
-uote-	-12	0	20	-51
-uote>-	-8	-1	16	-40
-uoted-	-10	-3	7	-36
-upf-	27	5	-41	-24
-upfr-	29	-11	-37	-19
-upfro-	29	-11	-37	-19
-upp-	-4	-54	-8	28
-uppl-	-52	-12	41	-39
-uppo-	13	-46	-49	33
-uppor-	11	-30	-57	38
-urad-	-10	-5	19	-42
-urada-	0	-2	4	-34
-urado-	-21	-2	17	-28
-ural-	-22	14	4	-38
-ural>-	-16	18	-6	-38
-uram-	27	-44	19	-16
-urame-	10	-37	27	-13
-uran-	-26	-37	34	4
-urar-	55	-52	-44	-38
-urar>-	34	-36	-18	-21
-urara-	44	-45	-30	-23
-urare-	34	-40	-28	-27
-uras-	3	9	-43	-3
-uras>-	3	9	-43	-3
-urata-	-45	9	25	-22
-urati-	1	-30	-3	17
-uraz-	11	14	-42	-24
-urazi-	11	14	-42	-24
-urde-	-35	10	15	-11
-ure>-	12	-28	24	-61
-uren>-	-28	9	-17	22
-urf-	12	-46	26	-27
-urg-	-10	-44	38	-40
-uria-	23	-17	-36	-19
-uriam-	23	-17	-36	-19
-urid-	-43	-39	22	18
-uridi-	-43	-37	22	16
-urie-	5	-37	8	-15
-urier-	13	-34	0	-27
-urit-	-45	3	24	-15
-urity-	-34	-16	28	-10
-url-	-37	-13	31	-28
-urn-	-26	-32	41	-29
-urn>-	-20	-29	33	-20
-urne-	-37	-19	41	-41
-urni-	-13	-2	13	-35
-uro-	19	-18	7	-58
-uro>-	30	-16	-11	-49
-urri-	-29	-17	30	-33
-urs-	-20	-39	22	11
-urs>-	-33	-45	15	27
-urt>-	11	-39	13	-9
-urth-	18	0	-24	-40
-urthe-	14	2	-22	-37
-urz-	-28	-35	36	-29
-usb-	15	21	-40	-27
-usbi-	18	4	-33	-21
-usbil-	18	4	-33	-21
-usc-	-58	-15	1	30
-usch-	-47	-30	18	11
-uscha-	-35	-25	7	13
-usche-	-30	-4	18	-21
-use-	-45	-1	26	6
-usica-	-45	3	4	7
-usiva-	-24	35	-37	-21
-uso-	-35	12	2	-13
-uss-	-4	6	-6	-24
-uss>-	29	-9	-35	-41
-ussr-	-1	27	-41	-41
-ussra-	-33	41	-40	-16
-ussre-	5	9	-23	-38
-ussz-	-24	37	-49	-9
-ussza-	-24	37	-49	-9
-usto-	13	-23	5	-35
-ustr-	-5	1	9	-57
-ustra-	2	4	1	-55
-usu-	-56	12	18	3
-usua-	-36	-38	2	21
-usual-	-33	-35	7	14
-usur-	-46	36	-16	-33
-usura-	-46	36	-16	-33
-usz-	-13	15	-4	-44
-ut>-	-3	-36	10	12
-ute-	-43	-16	19	23
-uten-	-54	7	-17	31
-uten>-	-37	7	-5	4
-utio-	-21	-23	38	-45
-ution-	-21	-23	38	-45
-utive-	-3	11	-34	13
-uto>-	-8	28	-17	-39
-utom-	-8	-8	-27	32
-utoma-	-43	-35	-17	40
-utr-	3	18	-17	-55
-utra-	4	19	-44	-33
-utras-	26	5	-36	-32
-utre>-	-28	19	3	-32
-utres-	38	-38	-32	-35
-utro-	16	0	-40	-24
-utst-	-12	21	-22	-33
-utsta-	-2	14	-21	-33
-utto-	-39	-24	31	-10
-utto>-	-39	-24	31	-10
-uttu-	20	-4	-37	-20
-uttur-	20	-4	-37	-20
-utub-	6	-27	-40	30
-utz-	-42	6	21	3
-uve-	-42	-17	23	9
-uve>-	-33	-27	36	-21
-uvel-	-30	3	-40	30
-uver-	3	1	11	-35
-ux>-	20	13	-38	-33
-uze-	-34	-19	27	-1
-uzida-	-40	11	5	-24
-vacao-	22	-15	-49	15
-vado-	3	3	-39	-5
-val-	32	-23	-4	-51
-valid-	32	-13	-51	-16
-valoi-	37	-36	-33	-19
-vang-	-48	-2	21	12
-vange-	-53	3	25	-2
-vant-	21	-38	-1	-12
-vanta-	16	-35	-7	-32
-vas-	-9	-49	20	14
-vas>-	-33	-26	31	11
-vast-	7	-38	1	11
-vast>-	22	-65	10	-5
-vaste-	-38	1	-6	23
-vau-	5	-2	-3	-42
-vaux-	5	-2	-3	-42
-vaux>-	5	-2	-3	-42
-vd>-	7	21	-32	-26
-vel-	-8	-41	18	12
-vel>-	2	-34	21	-33
-vell-	-39	3	-5	24
-velo-	24	-39	-23	16
-vembr-	0	-9	-50	23
-ven>-	-3	20	-14	-32
-venc-	-22	-9	-28	27
-venca-	-29	-30	-33	35
-vence-	18	2	-40	-1
-venci-	-40	11	12	-11
-vend-	4	-41	22	-41
-vent>-	10	-12	-8	-33
-venu-	-3	19	-10	-44
-venut-	-14	21	-38	-6
-verb-	-11	26	-29	-11
-verbl-	-36	43	-52	-8
-vere-	-23	25	-49	22
-verg-	-47	17	5	10
-verge-	-42	15	6	3
-verig-	2	9	-46	-28
-verin-	5	-6	-5	-28
-verk-	-21	-40	42	-35
-verl-	-42	-14	-34	46
-verp-	-54	34	23	-33
-verr-	17	-9	-61	12
-verra-	49	-54	-39	-20
-verre-	-11	14	-45	17
-vers-	2	-8	8	-37
-versc-	-18	19	-13	-32
-verse-	26	3	-39	-66
-versi-	-14	-10	23	-43
-verte-	-36	5	12	8
-vertr-	8	-22	-33	26
-verv-	1	-44	29	-5
-very>-	-6	10	-62	27
-vev-	-39	33	-26	-25
-vez-	-31	7	4	4
-vez>-	-63	6	24	5
-via-	-13	-3	15	-30
-vic-	-51	-28	22	14
-vice>-	-40	-4	5	12
-vices-	-2	-31	26	-24
-vico-	-35	-22	37	-26
-vico>-	-29	-15	32	-39
-vida>-	-41	-27	38	-19
-vide-	-4	-10	12	-56
-video-	-3	-7	9	-53
-vie>-	-31	-34	42	-25
-vien-	33	-13	-47	-14
-viend-	46	-37	-45	-32
-viert-	3	-16	-35	19
-vieru-	30	-22	-48	23
-vies>-	-53	-18	32	3
-view-	-12	7	12	-36
-vig-	-32	-31	1	24
-vime-	20	-27	-6	-33
-vimen-	20	-27	-6	-33
-vinc-	-27	39	-44	-21
-vinco-	-27	39	-44	-21
-vio>-	23	-39	3	-24
-virt-	-35	26	-23	11
-virtu-	-35	22	-18	11
-vis>-	2	0	4	-30
-visie-	13	-3	-35	-7
-visit-	-63	-56	31	22
-viso-	29	-13	-39	-15
-vist-	1	3	4	-56
-vista-	-3	0	10	-44
-visu-	5	-10	3	-41
-vita-	-36	14	20	-15
-vita>-	-36	14	20	-15
-vitri-	7	-17	10	-40
-vlo-	20	-42	27	-24
-voca-	32	-44	-17	-18
-vocat-	26	-38	-14	-11
-voe-	12	-37	12	-12
-voer-	19	-31	11	-42
-voerd-	13	-35	14	-24
-voi>-	25	-41	17	-22
-voici-	-17	28	-36	-30
-voil-	13	3	-35	7
-voila-	13	3	-35	7
-vola-	-7	-41	34	-25
-vold-	-43	46	-23	-36
-volda-	-46	27	-5	-25
-vole-	-43	26	10	-6
-volg-	28	-47	-23	17
-volgt-	17	-15	-33	-19
-voll-	-70	-31	61	-46
-volle-	-57	-39	56	-39
-volls-	-24	13	0	-17
-volu-	-47	29	-4	-19
-volvi-	2	-26	12	-35
-vond-	24	-43	6	-29
-vond>-	26	-42	3	-27
-voors-	16	-8	-10	-58
-vooru-	38	-34	-46	0
-vor-	31	-24	-8	-64
-vora-	35	-19	-31	-21
-vorab-	32	-29	-7	-28
-vorau-	24	-8	-31	-17
-vori-	7	12	-20	-38
-vori>-	11	6	-21	-37
-vors-	8	-7	-6	-54
-vorsc-	14	-4	-17	-46
-vost-	-43	9	3	7
-vostr-	-43	9	3	7
-vraa-	-13	-37	26	-24
-vraag-	-13	-37	26	-24
-vrag-	31	-12	-46	-20
-vrage-	26	-15	-40	-18
-vree-	-17	4	8	-31
-vree>-	-12	7	0	-31
-vri-	-48	25	-35	32
-vrie-	-19	10	-29	15
-vrier-	-15	10	-34	16
-vrij-	-43	42	-30	-18
-vrijg-	-35	41	-40	-30
-waar-	-41	13	26	-37
-wahr-	-32	32	-24	-19
-wahrl-	-32	32	-24	-19
-wan-	20	-30	15	-42
-wand>-	16	-32	9	-19
-war-	-31	9	-38	37
-war>-	-31	30	-21	-8
-ward-	14	12	-39	-27
-wart-	-23	-18	-33	39
-wart>-	8	11	-33	-28
-warta-	-39	-38	-38	42
-wartu-	-26	-33	-35	34
-was-	-41	31	-2	-7
-was>-	-26	38	-18	-46
-wat-	-6	23	-40	0
-wat>-	-15	26	-23	-38
-wbo-	43	-9	-48	-35
-we>-	34	-19	-35	-34
-wedd-	-6	-1	-4	-37
-weddi-	-6	-1	-4	-37
-week-	-6	-32	-23	35
-weeks-	10	-10	-36	9
-weg-	17	-26	1	-30
-weg>-	15	13	-36	-38
-wege-	12	-35	9	-13
-weil-	12	-34	-10	5
-wek-	-3	-23	-37	30
-weke-	-3	-23	-37	30
-wen-	3	8	-26	-30
-wenn-	38	-42	-24	-16
-wenn>-	38	-42	-24	-16
-wer-	10	-26	16	-33
-werk>-	-3	-14	25	-40
-werke-	14	6	-27	-36
-werp-	-1	-24	16	-35
-werp>-	-2	-22	15	-33
-wha-	-8	26	-40	-33
-what-	-8	26	-40	-33
-what>-	-8	26	-40	-33
-whe-	39	-37	-22	-8
-when-	44	-27	-50	-37
-when>-	44	-27	-50	-37
-who-	-30	-43	38	-18
-whol-	-30	-43	38	-18
-whole-	-30	-43	38	-18
-wie-	-46	-5	-2	29
-wies-	-31	32	-28	-22
-wiese-	-31	32	-28	-22
-will-	7	-14	4	-35
-wing-	-20	36	-28	-41
-wing>-	-33	34	-16	-40
-wir-	33	-17	-39	-33
-wir>-	26	-4	-57	-17
-wird-	37	-38	-29	-10
-wird>-	37	-38	-29	-10
-wire-	8	-37	4	-30
-wiref-	31	-38	-26	-26
-wisc-	14	-11	-9	-34
-wisch-	14	-11	-9	-34
-wit-	-47	1	14	4
-wor-	15	-49	11	-5
-word-	-3	-37	21	8
-worde-	4	9	-40	-25
-wordt-	31	-48	-14	9
-work-	28	-31	-15	-1
-work>-	33	-46	-1	-22
-works-	13	-7	-7	-45
-writi-	9	25	-42	-25
-ws>-	-6	-41	5	16
-wurd-	-32	23	-5	-33
-wurde-	-32	23	-5	-33
-xame-	5	-18	11	-34
-xce-	-37	-10	25	-22
-xcel-	-37	-10	25	-22
-xcel>-	-37	-10	25	-22
-xcl>-	-1	4	-4	-32
-xec-	25	-8	-35	2
-xecu-	25	-8	-35	2
-xed-	-34	-26	25	4
-xed>-	-34	-26	25	4
-xig-	-5	20	-38	-21
-xin-	-15	-38	2	14
-xpe-	-8	-16	22	-30
-xt>-	-12	-45	11	13
-xter-	-26	-34	19	16
-ya>-	1	24	-56	-28
-yag-	-1	-44	31	-3
-yage-	-1	-44	31	-3
-yage>-	0	-43	30	-2
-yan-	-38	33	-10	-38
-yant-	-45	34	-3	-33
-yant>-	-45	34	-3	-33
-yee>-	-38	1	25	-16
-yer-	-36	7	25	-45
-yer>-	-33	-1	27	-44
-yes-	-24	37	-38	-23
-yes>-	-26	34	-34	-17
-yme-	17	-7	-15	-54
-ymen-	18	1	-23	-54
-yment-	18	1	-23	-54
-yo>-	-46	-27	-9	33
-you>-	-3	24	-32	-15
-zaa-	25	-24	-12	-31
-zado>-	-48	26	11	-37
-zah-	-7	6	-1	-46
-zahl-	-6	7	-2	-45
-zahlt-	-18	23	-11	-36
-zahlu-	4	8	-19	-67
-zake-	-34	-2	21	-20
-zame-	42	-46	-37	3
-zamen-	45	-43	-36	-16
-zan-	-34	-6	26	-20
-zar-	30	-15	-20	-34
-zar>-	43	-39	-37	-17
-ze>-	-4	-43	4	29
-zen-	19	-27	-21	19
-zenz-	-29	-37	1	21
-zep-	19	-14	-11	-33
-zept-	19	-14	-11	-33
-zette-	-14	-4	-35	20
-zia-	17	-4	-15	-46
-zial-	52	-34	-51	-30
-ziale-	53	-37	-50	-30
-zida-	-40	11	5	-24
-zida>-	-33	4	7	-22
-zido-	4	10	-38	-12
-zig-	-39	16	-4	-10
-zijn-	-5	17	-23	-25
-zijn>-	-8	23	-30	-24
-zin-	-17	-1	17	-36
-zod-	45	-36	-42	-30
-zt>-	3	5	-9	-50
-zte-	-37	22	-4	-23
-zug>-	-36	-7	19	5
-zugl-	-11	25	-50	-21
-zugli-	1	7	-37	-17
-zung>-	3	-8	14	-50
-zur-	-3	1	1	-37
-zur>-	2	-9	4	-32
-zwi-	14	-10	-10	-32
-zwis-	14	-11	-9	-34
-zwisc-	14	-11	-9	-34
-zze-	22	-12	-13	-41
-zzo-	-25	-7	24	-27
-zzo>-	-25	-6	23	-33
ALL	-39	49	-51	-27
ALL NUMBER	37	-45	-36	9
ALL _ en	-31	26	-12	-16
AMOUNT $	-45	33	9	-24
AMOUNT _ NUMBER	-51	24	-9	6
AMOUNT _ _ AMOUNT	-57	61	-56	-35
AMOUNT _ _ COUNT	-40	34	-14	-6
AMOUNT _ _ en	5	2	-32	-24
AMOUNT _ a	-43	36	-4	-22
AMOUNT a	-17	24	-40	-21
AMOUNT iva	7	15	-36	-14
AMOUNT menos	-29	23	-19	-8
COUNT $	-17	-34	-9	31
COUNT COUNT	-34	3	-29	24
COUNT NUMBER	17	-16	-39	6
COUNT _ _ congresso	26	-31	-10	-9
COUNT _ de	15	-1	-20	-35
COUNT identidade	28	-32	-26	-16
NUMBER $	-54	-17	22	16
NUMBER AMOUNT	-8	29	-49	-30
NUMBER COUNT	-50	-24	47	-16
NUMBER NUMBER	-48	26	-48	61
NUMBER _ NUMBER	-6	43	-44	-16
NUMBER _ SHARE	20	-7	-44	-22
NUMBER _ _ AMOUNT	-32	-21	44	-30
NUMBER _ _ COUNT	26	-8	-30	-34
NUMBER _ _ NUMBER	-2	42	-64	-4
NUMBER _ _ SHARE	35	-49	5	-13
NUMBER _ _ complete	-3	-35	30	-10
NUMBER _ _ con	-41	-17	33	-24
NUMBER _ _ de	8	12	-34	-18
NUMBER _ _ du	0	9	-36	-6
NUMBER _ _ e	-19	20	-4	-37
NUMBER _ _ h	-32	-29	33	-29
NUMBER _ _ min	-18	-32	5	1
NUMBER _ _ now	-33	35	-35	-23
NUMBER _ _ of	33	11	-54	-27
NUMBER _ _ sur	22	-1	-40	-30
NUMBER _ _ the	30	-13	-39	-11
NUMBER _ _ to	10	6	-40	-30
NUMBER _ _ ultima	-25	30	-31	-12
NUMBER _ _ van	2	9	-26	-33
NUMBER _ a	-32	-1	29	-23
NUMBER _ abril	-33	-8	20	-14
NUMBER _ acconto	-54	52	-33	-14
NUMBER _ antes	27	-9	-38	-7
NUMBER _ before	30	0	-43	-22
NUMBER _ completed	24	-10	-34	-9
NUMBER _ con	-46	20	7	-19
NUMBER _ contract	31	-36	-30	-15
NUMBER _ de	23	8	-56	-3
NUMBER _ die	27	-21	-33	-28
NUMBER _ el	23	-36	10	-16
NUMBER _ en	-38	29	-29	23
NUMBER _ et	0	24	-39	-29
NUMBER _ inst	18	8	-33	-25
NUMBER _ le	18	-8	-34	-23
NUMBER _ letzte	-16	22	-30	-5
NUMBER _ mai	11	1	-28	7
NUMBER _ marco	10	-39	16	-34
NUMBER _ moins	-30	30	-28	-16
NUMBER _ moitie	-8	15	-40	-20
NUMBER _ now	-22	30	-34	-22
NUMBER _ of	15	3	-26	-20
NUMBER _ parcela	1	10	-42	-11
NUMBER _ prestacao	48	-48	-45	-29
NUMBER _ rest	31	-24	-45	-32
NUMBER _ ristrutturazione	30	-34	-22	-17
NUMBER _ saldo	13	0	-43	-26
NUMBER _ std	-29	-21	22	-7
NUMBER _ te	-23	28	-33	-17
NUMBER _ termijn	16	-11	-42	-19
NUMBER _ to	-1	14	-34	-10
NUMBER _ total	-53	36	-13	-19
NUMBER _ totale	-41	7	16	-16
NUMBER _ tranche	36	-44	-25	-12
NUMBER _ tratadas	-33	-27	31	-19
NUMBER _ versement	34	-32	-42	-19
NUMBER _ video	-12	22	-31	-11
NUMBER _ y	5	-17	10	-43
NUMBER a	26	24	-98	-11
NUMBER abschlagsrechnung	33	-33	-29	-7
NUMBER acconto	-35	41	-34	-16
NUMBER al	-5	11	-35	7
NUMBER anos	-4	18	-36	-15
NUMBER aprile	-31	-35	33	-25
NUMBER ar	29	-38	-26	-17
NUMBER dagen	-27	-35	29	5
NUMBER de	-39	3	38	-45
NUMBER del	-22	36	-36	-22
NUMBER der	-3	-36	28	-18
NUMBER dias	2	-54	30	-25
NUMBER e	12	17	-54	-17
NUMBER en	6	28	-25	-12
NUMBER er	45	-62	-27	8
NUMBER et	-28	27	-11	-30
NUMBER euro	4	11	-6	-41
NUMBER final	-32	39	-36	-12
NUMBER giugno	8	9	2	-39
NUMBER h	-11	-85	35	-5
NUMBER halfte	-44	43	-40	-7
NUMBER horas	7	-45	0	-3
NUMBER hrs	-14	-46	22	5
NUMBER in	-39	15	-2	-18
NUMBER jours	-31	-22	5	12
NUMBER juin	3	-32	21	-31
NUMBER june	10	7	-22	-21
NUMBER juni	-6	7	16	-40
NUMBER m	-62	-40	58	-33
NUMBER mai	-11	-2	28	-45
NUMBER march	-39	-6	33	-27
NUMBER may	7	-31	23	-39
NUMBER min	-48	-57	56	-21
NUMBER now	-40	39	-30	-19
NUMBER obra	39	-36	-35	-16
NUMBER of	19	-19	1	-33
NUMBER ore	-14	-46	44	-42
NUMBER p	-33	-1	25	-22
NUMBER pages	-34	-15	32	-33
NUMBER parcelas	29	-4	-37	-9
NUMBER pp	-35	-27	35	-29
NUMBER que	-37	36	-28	-22
NUMBER rate	21	-1	-42	-28
NUMBER rd	-33	31	-27	-10
NUMBER re	33	-27	-33	-28
NUMBER remodelacao	20	-33	-17	-10
NUMBER s	-32	-46	47	-20
NUMBER sal	37	-52	-32	-18
NUMBER sept	14	1	-39	-28
NUMBER september	-2	-26	18	-33
NUMBER sinal	1	12	-34	-18
NUMBER st	26	-23	-19	-30
NUMBER std	-46	-43	31	5
NUMBER stuks	-37	-28	33	-11
NUMBER teilrechnung	29	-36	-17	-11
NUMBER to	7	0	-42	12
NUMBER totale	-35	33	-17	-8
NUMBER trio	-33	29	-27	-27
NUMBER u	-37	-29	18	4
NUMBER und	-9	22	-18	-24
NUMBER website	12	-30	-22	3
NUMBER words	-49	-26	44	-34
NUMBER x	-4	-56	13	7
NUMBER y	-15	25	-39	-26
SHARE	6	5	-10	-74
SHARE $	-1	-17	7	-27
SHARE _ AMOUNT	39	-37	-24	-8
SHARE _ SHARE	44	-41	-27	-5
SHARE _ _ SHARE	55	-52	-56	-10
SHARE _ _ commande	32	-33	-30	-6
SHARE _ _ del	-17	20	-33	-20
SHARE _ _ do	13	-5	-42	-20
SHARE _ _ e	30	-34	-11	-4
SHARE _ _ entrega	11	-5	-40	-21
SHARE _ _ firma	29	-35	-24	-4
SHARE _ _ la	-36	31	6	-10
SHARE _ _ signature	36	-42	-29	-12
SHARE _ a	-19	28	-48	-7
SHARE _ adjudicacao	38	-40	-30	-15
SHARE _ contract	42	-41	-36	-25
SHARE _ de	28	-40	-2	-7
SHARE _ e	41	-43	-30	-7
SHARE _ entrega	-28	30	-37	-11
SHARE _ falta	-35	35	-23	-15
SHARE _ het	27	-16	-34	-10
SHARE _ la	24	-10	-37	-16
SHARE _ na	-22	25	-39	-24
SHARE _ on	18	0	-35	-17
SHARE _ ordine	41	-37	-37	-7
SHARE _ the	8	0	-47	-21
SHARE _ total	24	-41	0	-20
SHARE al	13	-2	-44	-9
SHARE all	39	-35	-35	-7
SHARE bij	23	-8	-57	-6
SHARE complete	36	-32	-29	-6
SHARE con	24	-19	-32	-11
SHARE del	41	-23	-53	-6
SHARE deposit	35	-27	-36	-18
SHARE der	26	-20	-37	-15
SHARE diseno	25	-8	-41	-6
SHARE do	29	0	-47	-10
SHARE du	20	-4	-55	-32
SHARE finais	-8	14	-35	-24
SHARE na	10	0	-78	-33
SHARE nach	-27	32	-41	-8
SHARE obra	-19	23	-32	-15
SHARE of	62	-52	-69	-35
SHARE off	-34	-51	43	-4
SHARE on	24	-3	-55	-9
SHARE para	40	-26	-50	-18
SHARE que	-34	36	-28	-27
SHARE restante	-51	51	-38	-8
SHARE restants	-49	48	-29	-13
SHARE retainage	31	-30	-31	-5
SHARE saldo	39	-41	-10	-3
SHARE van	47	-37	-43	-16
WHOLE	-43	9	18	-18
^ ALL	0	14	-59	-44
^ COUNT	48	-14	-43	-47
^ NUMBER	63	0	-42	-120
^ a	62	10	-90	-51
^ aanbet	59	-70	-45	-27
^ aanbetaling	72	-81	-52	-25
^ abbonamento	-15	-18	-36	32
^ abo	-26	-26	-28	28
^ abono	15	-48	-11	12
^ abschl	23	-34	-15	-20
^ abschlag	40	-37	-42	-20
^ abschlussrechnung	-28	36	-38	-11
^ ac	37	-38	-37	-20
^ acc	52	-52	-42	-33
^ acconto	87	-97	-69	-43
^ acerto	-43	43	-40	-31
^ acompte	76	-52	-78	-38
^ acpte	45	-40	-41	-28
^ adelanto	58	-55	-53	-32
^ adiant	37	-39	-38	-12
^ adiantamento	49	-57	-42	-15
^ adjudicacao	42	-42	-31	-15
^ advance	7	-53	8	-64
^ afrekening	-42	37	-24	-14
^ akonto	18	-6	-39	-18
^ akontozahlung	37	-38	-28	-18
^ anticipazione	39	-38	-34	-16
^ anticipo	92	-104	-69	-45
^ anz	54	-58	-37	-24
^ anzahlung	73	-67	-63	-17
^ anzahlungsrechnung	35	-21	-39	-8
^ app	-50	41	0	-26
^ application	30	-32	-28	-15
^ arras	36	-21	-37	-18
^ arrhes	49	-45	-42	-35
^ assinatura	-34	-17	-26	29
^ auszahlung	-31	33	-26	-12
^ auto	28	15	-51	-34
^ avance	20	-61	-7	-43
^ avenca	-28	-27	-31	33
^ az	37	-44	-34	-27
^ bal	-58	64	-59	-48
^ balance	-76	38	-19	-46
^ balanco	-23	-36	29	-27
^ beratung	-36	-27	35	-14
^ betaling	14	-55	5	-24
^ bij	32	-27	-37	-8
^ bilan	-20	-36	29	-16
^ bilancio	-35	-32	35	-25
^ booking	41	-24	-42	-22
^ cachet	17	1	-39	-7
^ cancelacion	-24	32	-37	-7
^ canone	-24	-24	-35	32
^ caparra	74	-54	-79	-27
^ certificacion	34	-4	-57	-19
^ cierre	-35	35	-35	-16
^ coaching	-34	10	23	-26
^ comme	-13	-31	17	-1
^ commencement	34	-31	-24	-20
^ complement	-33	34	-28	-16
^ completion	-47	46	-40	-14
^ con	-8	24	-39	-28
^ conguaglio	-39	34	-29	-24
^ consulenza	-44	-27	30	-1
^ corso	-35	-32	1	5
^ cuota	-19	-20	-38	31
^ curso	-48	-6	45	-36
^ de	17	6	-63	-24
^ decompte	-10	37	-49	-27
^ deelfactuur	44	-51	-37	-18
^ dental	-20	-24	33	-38
^ dep	46	-58	-35	-29
^ deposit	31	-60	-17	-20
^ deposito	-12	-47	25	-19
^ depot	43	-62	-18	-29
^ derde	-24	30	-42	-22
^ dernier	-51	50	-51	-7
^ derniere	-28	39	-40	-29
^ desconto	-34	-27	32	-10
^ deuxieme	34	-19	-41	-38
^ dgd	-30	38	-40	-28
^ die	-4	18	-40	2
^ differenz	-36	36	-33	-8
^ diseno	-60	-28	55	-29
^ dj	-34	-30	35	-20
^ dossier	-34	-19	31	-13
^ down	48	-64	-40	-27
^ echeance	35	-27	-29	-33
^ eerste	42	-81	-5	-36
^ ein	29	-38	-17	-21
^ eindafrekening	-41	41	-40	-25
^ eindfactuur	-38	35	-29	-19
^ eindstaat	-40	34	-28	-22
^ endreinigung	-20	-20	27	-38
^ enganche	26	-41	-17	-24
^ ensaio	-34	-22	28	-26
^ entrada	81	-85	-65	-41
^ entrega	53	-51	-28	-26
^ entretien	-26	-21	-3	9
^ erste	42	-49	-13	-50
^ estimacion	35	-15	-44	-20
^ factura	0	8	2	-43
^ facture	11	-16	-6	-64
^ factuur	-15	-51	34	-41
^ fase	42	-23	-53	-34
^ fatura	0	12	-9	-41
^ fecho	-42	39	-38	-30
^ fee	-37	-8	12	-3
^ fin	-37	34	-29	-14
^ final	-96	25	0	-43
^ finiquito	-28	47	-52	-12
^ first	44	-65	-10	-45
^ fondo	38	-46	-29	-25
^ formation	-19	-1	24	-27
^ foto	-16	-37	27	-1
^ fotografia	-35	-21	28	14
^ fur	24	-40	1	-27
^ guion	-34	17	13	-16
^ half	1	-68	37	-38
^ hito	25	-11	-39	-13
^ honorarios	19	-29	-14	0
^ horas	-24	-19	-39	40
^ hosting	-28	-30	-44	40
^ illustration	-38	-2	25	-9
^ initial	42	-50	-21	-15
^ interim	19	-50	-8	-19
^ invoice	25	-47	20	-53
^ jalon	27	-26	-26	-25
^ kick	29	-40	-25	-12
^ laatste	-60	52	-47	-9
^ last	-57	31	-13	-32
^ lavori	-22	-40	31	-24
^ letzte	-42	31	-17	-26
^ liquidacion	-51	5	7	-8
^ logo	-42	-60	62	-40
^ marco	35	-18	-29	-34
^ material	-33	-36	32	-15
^ medicao	24	-12	-37	-11
^ meilenstein	31	-14	-38	-24
^ menu	-36	-39	35	-26
^ meta	30	-34	-24	-10
^ metade	42	-46	-24	-27
^ mijlpaal	38	-28	-44	-33
^ mobilisation	38	-47	-25	-9
^ moitie	35	-35	-32	-22
^ montage	-14	-41	41	-28
^ nog	-56	50	-30	-21
^ non	33	-24	-33	-17
^ o	-41	9	15	-15
^ on	50	-46	-44	-34
^ onderhoud	-21	-31	-29	29
^ one	4	-45	7	-27
^ ore	-36	-23	-23	26
^ outstanding	-25	31	-39	-12
^ paga	12	-33	8	-22
^ pagamento	46	-18	-23	-74
^ pago	40	-34	-19	-46
^ paiement	1	-16	11	-36
^ para	45	-29	-41	-45
^ parc	22	-15	-29	-25
^ part	0	-60	21	-39
^ parte	9	-20	4	-38
^ payment	-3	-63	30	-28
^ per	46	-47	-33	-29
^ perizia	-47	-2	35	-22
^ pintura	-34	-38	35	-22
^ please	38	-38	-28	-14
^ po	-27	-33	23	-16
^ pose	-35	1	13	-22
^ pour	37	-22	-36	-31
^ pre	36	-32	-30	-15
^ premier	58	-51	-52	-35
^ premiere	27	-34	-10	-26
^ prima	46	-59	-21	-31
^ primeira	40	-60	-25	-18
^ primeiro	32	-30	-29	-19
^ primer	51	-35	-58	-32
^ primera	15	-51	-2	-6
^ progress	34	-49	-14	-33
^ project	-48	1	16	-17
^ projeto	-26	1	21	-22
^ provisao	40	-41	-40	-22
^ provisie	39	-49	-28	-20
^ provision	58	-57	-56	-35
^ quitacao	-48	44	-42	-31
^ quota	39	-14	-40	-17
^ rata	15	14	-44	-17
^ rate	13	-23	0	-30
^ rechnung	10	-52	29	-40
^ redaction	-30	-4	12	5
^ refonte	-42	25	10	-19
^ release	-35	38	-35	-24
^ reliquat	-44	41	-39	-27
^ remainder	-57	51	-42	-15
^ remaining	-47	41	-25	-23
^ remanescente	-47	40	-25	-13
^ reportage	-39	-16	37	-22
^ reserva	27	-53	6	-38
^ reservation	36	-43	5	-29
^ residuo	-40	19	-10	-27
^ rest	-96	35	0	-27
^ restant	-60	62	-55	-12
^ restante	-65	23	-8	-22
^ restauratie	-39	-29	33	-19
^ restaurierung	-32	-26	28	-16
^ restbedrag	-44	37	-36	-21
^ restbetaling	-33	30	-20	-6
^ restbetrag	-50	38	-24	-11
^ reste	-46	52	-49	-14
^ restl	-39	41	-33	-6
^ resto	-92	61	-32	-21
^ restzahlung	-56	53	-37	-16
^ retainer	-15	-38	-31	38
^ retrato	-43	-19	39	-22
^ revisao	-30	-40	50	-28
^ rimanenza	-39	31	-27	-11
^ sal	28	21	-61	-42
^ saldo	-147	106	-56	-28
^ schlussrate	-27	36	-35	-15
^ schlussrechnung	-41	54	-57	-17
^ schlusszahlung	-22	35	-43	-8
^ seance	-34	-32	39	-31
^ second	-8	12	-6	-47
^ seconde	-31	17	5	-16
^ secondo	14	-43	6	-19
^ segunda	-14	36	-29	-36
^ segundo	49	-40	-43	-35
^ sena	53	-33	-49	-23
^ senal	18	-44	-7	-26
^ senalizacion	-33	-16	30	-14
^ servizio	-47	-6	31	-28
^ sesion	-29	-30	27	-19
^ settlement	-32	32	-23	-20
^ sinal	87	-68	-80	-43
^ site	-30	17	23	-24
^ situation	49	-26	-61	-25
^ slotfactuur	-49	42	-37	-25
^ slottermijn	-41	34	-27	-15
^ solde	-93	96	-85	-24
^ sr	-46	37	-32	-24
^ svincolo	-26	38	-42	-20
^ taller	-11	-28	27	-37
^ teilrechnung	30	-30	-30	-21
^ terza	-27	29	-33	-24
^ the	-44	29	0	-7
^ third	-15	22	-31	-10
^ to	34	-21	-26	-32
^ total	-61	55	-23	-26
^ totale	-33	33	-21	-11
^ traducao	-29	-41	52	-22
^ traduccion	-48	-32	52	-34
^ traduction	-44	-22	45	-33
^ traduzione	-42	-15	37	-28
^ translation	-17	-21	25	-29
^ travaux	-38	-33	35	-25
^ troisieme	-35	32	-22	-16
^ tussentijdse	44	-46	-42	-22
^ tweede	5	-2	-3	-31
^ ubersetzung	-40	-3	30	-31
^ ultima	-59	44	-35	-2
^ ultimo	-56	48	-38	-22
^ um	27	-42	2	-15
^ un	42	-13	-46	-33
^ uno	13	-37	3	-26
^ upfront	35	-44	-27	-15
^ versamento	38	-34	-31	-22
^ versement	29	-12	-42	-19
^ vertaling	-52	-16	49	-30
^ video	-59	-40	59	-23
^ voorsch	34	-33	-32	-18
^ voorschot	77	-79	-67	-25
^ voorschotfactuur	59	-64	-40	-25
^ vorauszahlung	41	-41	-39	-16
^ vorderingsstaat	35	-38	-25	-19
^ vorschuss	16	-44	-8	-12
^ web	-36	10	12	-22
^ website	-49	-1	29	-6
^ wedding	-30	-25	26	-24
^ workshop	-41	-15	35	-21
^ your	-26	4	1	8
^ zwischenrechnung	36	-36	-34	-19
a	48	-24	-37	-13
a AMOUNT	-66	-43	48	0
a _ NUMBER	-26	29	-28	-2
a _ _ AMOUNT	-30	37	-39	-18
a _ _ NUMBER	5	-1	-18	0
a _ _ a	27	-24	-35	12
a _ _ d	14	5	-31	-9
a _ _ des	27	-4	-58	-8
a _ _ en	18	-3	-38	-19
a _ _ se	21	-9	-32	-9
a _ commande	47	-43	-36	-21
a _ de	45	-31	-49	-5
a _ del	0	21	-34	-16
a _ di	16	8	-41	-14
a _ do	25	-16	-40	-28
a _ entrega	-46	49	-55	-18
a _ firma	30	-19	-37	-16
a _ lavori	-18	34	-40	-18
a _ livraison	28	-17	-56	-15
a _ na	37	-38	-31	-17
a _ no	16	-34	-3	-15
a _ o	8	-1	-39	4
a _ pose	37	-33	-31	-16
a _ rechnung	39	-32	-36	-27
a _ remise	10	5	-42	-20
a _ signature	6	8	-49	-32
a _ sur	28	-5	-46	-19
a _ zahlung	34	-32	-30	-10
a consegna	-3	16	-39	-19
a conto	55	-23	-65	-42
a corpo	-37	-7	33	-19
a cuenta	47	-13	-86	-31
a descontar	44	-44	-43	-9
a e	-29	30	-31	-14
a entrada	23	4	-38	-24
a facturer	21	-10	-38	-23
a fine	25	-12	-58	13
a l	44	-34	-25	-42
a la	33	-15	-36	-17
a montaggio	32	-34	-27	-6
a outra	-2	7	-40	-26
a pagar	-42	36	-18	-22
a parcela	1	10	-42	-11
a payer	-39	34	-23	-24
a plazos	-38	-21	36	-15
a prestacao	44	-41	-48	-24
a rate	-30	-33	30	-16
a saldo	-53	50	-30	-16
a segunda	41	-40	2	-19
a valoir	37	-36	-33	-19
a vista	-30	-31	29	-19
aanbet	37	-7	-53	-30
aanbet _ NUMBER	32	-32	-29	-20
aanbetaling	-9	6	0	-41
aanbetaling SHARE	43	-42	-38	-11
aanbetaling _ NUMBER	-1	19	-38	-20
ab	32	-17	-39	-30
abatido	-37	37	-30	-17
abbonamento	-22	-28	-40	37
abend	25	-38	5	-16
abgabe	29	-21	-40	-27
abgerechnet	14	-1	-9	-30
abgerechnet $	12	5	-16	-34
abnahme $	29	-19	-38	-12
abnahme _ _ NUMBER	-31	30	-17	-14
abo	-29	-31	-33	33
abonnement	-28	-33	-40	38
abril	-35	-10	-14	36
abril $	-34	-4	-15	27
abschl	24	-36	-15	-20
abschlag	13	-11	-11	-40
abschlag nach	41	-36	-44	-18
abschlagsrechnung	40	-32	-43	-9
abschlussrechnung	-17	35	-40	-12
abzgl	3	9	-39	-13
abzug	-48	2	19	-21
abzuglich	1	7	-37	-17
ac	36	-29	-39	-22
ac SHARE	32	-29	-33	-5
acc	50	-32	-48	-36
acc to	40	-42	-28	-23
acconti	-65	41	1	-18
acconto	24	-12	-17	-59
acconto NUMBER	-46	44	-1	-16
acconto _ NUMBER	-14	44	-73	-25
acconto _ _ NUMBER	-10	30	-41	-23
acconto di	-19	26	-32	-23
acconto per	40	-30	-38	-15
acconto su	47	-40	-48	-21
account	22	21	-42	-47
account of	36	-39	-32	-22
acerto	0	31	-51	-28
acerto final	12	8	-32	-13
acht	-39	0	15	-4
achteraf	26	-33	-37	11
achteraf $	35	-28	-32	-31
acompte	17	-5	-15	-35
acompte _ _ commande	29	-35	-20	-11
acompte _ la	12	0	-35	-19
acompte a	44	-46	-32	-18
acompte sur	35	-35	-34	-16
acomptes	-57	21	28	-27
acpte	30	-9	-46	-32
acte	-33	-30	31	-20
adelanto	35	6	-64	-38
adesso	-5	17	-46	-25
adiant	43	-37	-47	-18
adiantamento	14	15	-49	-22
adiantamento _ NUMBER	-44	41	-23	-17
adiantamentos	-44	16	31	-22
adjudicacao	43	-35	-50	-20
adjudicacao SHARE	46	-47	-35	-17
advance _ _ NUMBER	-18	27	-27	-22
advance on	37	-30	-33	-22
advies	-47	-39	41	-5
affiches	-16	-34	32	-27
afrekening	-6	18	-37	0
after	-8	23	-37	-30
after $	31	-28	-39	-17
after _ AMOUNT	-32	17	9	-11
after the	15	-23	0	-38
after your	-39	30	-35	6
against	34	-24	-33	-23
agenda	24	-34	13	-28
agosto	-8	-10	-48	38
agreement	-34	1	-8	26
aid	-41	-22	34	-24
akkoord	14	0	-38	-14
akonto	5	17	-44	-23
akontozahlung	16	-8	-36	-20
al	57	-25	-61	-14
al COUNT	27	-40	-20	7
al SHARE	22	-48	1	-8
al betaald	-38	51	-62	-32
al final	32	-34	-29	-19
al netto	-44	47	-31	-23
all in	-51	-46	46	-30
all ordine	35	-17	-46	-30
alla	29	-5	-49	-23
alla consegna	13	0	-53	-12
alla firma	39	-42	-31	-27
alle	-54	-5	6	15
alles	-73	-2	48	-59
als	43	-45	-43	-11
als de	38	-41	-31	-29
altri	22	-6	-36	-9
alvast	29	-27	-36	-3
am NUMBER	-38	-2	44	-47
am _ NUMBER	-26	7	12	-34
amount	-35	10	9	-29
an NUMBER	39	-34	-39	-18
and	-30	-19	37	-17
and _ _ be	35	-32	-39	-18
and _ instalment	-31	26	-23	-19
and _ of	-45	-14	38	-27
and _ payment	-42	42	-39	-17
and last	-18	31	-38	-22
and the	20	2	-35	-24
andere	9	8	-51	-33
andere helft	-20	27	-46	-30
anderen	-13	22	-38	-17
angebot	6	-8	4	-33
annual report	24	10	-46	-30
annuel	3	-32	-38	31
ano	-7	-34	15	13
anrechnung	-34	36	-35	-19
anteriores	-47	49	-56	-3
antes	46	-13	-65	-21
antes de	40	-27	-37	-32
antes del	12	15	-35	-27
anticipo	18	11	-31	-48
anticipo $	-42	3	20	-15
anticipo _ SHARE	-6	15	-51	-19
anticipo _ _ NUMBER	0	23	-47	-18
anticipos	-46	-20	39	-21
anual	-5	-52	-3	27
any line	-4	-44	53	-44
anz	42	-28	-44	-28
anzahl	-32	-25	32	-24
anzahlung	7	19	-45	-22
anzahlung SHARE	31	-25	-41	-11
anzahlung _ NUMBER	-31	37	-40	-19
anzahlungsrechnung	40	-15	-46	-10
anzahlungsrechnung _ NUMBER	19	16	-37	-18
aout	13	-35	-46	30
aout $	16	-25	-35	21
aplicado	-39	10	11	-16
apos	-11	33	-64	-24
app	11	-2	-16	-32
app NUMBER	11	19	-37	10
appli	1	8	-32	-24
application	25	-16	-32	-13
application _ _ no	25	-26	-24	-5
application _ payment	30	-32	-28	-15
application for	30	-32	-28	-15
approved	5	8	-32	-20
apres	-23	27	-16	-17
apres $	35	-40	-12	-33
apres la	-9	18	-39	-24
april $	-47	14	-3	3
aprile	-50	5	3	9
aprile $	-38	10	-3	7
aprovacao do	31	-35	-18	-6
ar	2	30	-40	-42
architecte	-7	17	-22	-21
are	10	16	-46	-30
arrancar	39	-31	-35	-30
arranque	31	-27	-25	-12
arras	11	-36	2	-46
arrhes	16	-5	-11	-42
arte	-19	-42	38	-22
artes	6	-20	16	-31
article	-23	-27	31	-24
as _ our	5	-27	12	-15
as outras	26	5	-36	-32
as quoted	-48	-9	25	-29
assinatura	8	-23	-44	22
assinatura _ contrato	36	-38	-27	-20
assinatura do	25	-39	-28	6
assistenza	-3	-37	-11	25
at	9	-48	14	10
at _ NUMBER	6	-11	8	-36
ate	48	-47	-54	5
atelier	-33	-18	-1	9
au _ _ NUMBER	-26	-25	33	-28
auf die	34	-31	-35	-27
auftrag	19	-14	-2	-42
auftragssumme	-10	16	-42	-25
auszahlung	-35	37	-30	-14
auto	14	10	-23	-30
auto _ _ n	25	-38	-19	-17
auto _ medicao	11	21	-40	-29
auto de	11	21	-40	-29
autre	-28	19	3	-32
autres	38	-38	-32	-35
avance	4	-19	7	-44
avance sur	-9	-27	14	-24
avancement SHARE	34	-35	-21	-4
avanzamento	45	-43	-36	-16
avenca	-27	-29	-36	35
avez	-45	15	15	-22
ayant	-45	34	-3	-33
ayant ete	-41	26	3	-32
az	33	-10	-42	-30
aziendale $	-9	20	-39	-15
b	36	-28	-42	9
badkamer	-15	27	-36	-25
bal	-18	55	-63	-50
bal due	-19	28	-33	-25
bal of	-29	27	-23	-28
balance	-33	25	-9	-43
balance SHARE	-30	38	-37	-12
balance _ NUMBER	-36	-13	17	-37
balance anual	-23	-35	35	-23
balance due	23	13	-48	-22
balance for	-30	33	-33	-8
balance sheet	-20	-34	32	-13
balanco	-35	-43	38	-30
band	25	-3	-36	-21
banda	30	-32	-28	-2
banheiro	13	17	-35	-12
bar	-8	-41	43	-32
be	51	-42	-38	-8
be _ _ the	43	-45	-25	-20
be invoiced	41	-41	-39	-25
bedrag $	-45	12	24	-22
been	-18	34	-44	-11
before	55	-33	-47	-38
before $	27	-49	17	-9
before _ _ the	37	-39	-23	-19
before the	14	16	-55	-33
beglichen	-37	37	-31	-18
beglichen $	-29	26	-22	-9
bei	47	-30	-34	-54
bei _ SHARE	36	-38	-29	-7
bei bestellung	41	-45	-32	-16
beratung	-41	-33	32	8
berechnet $	-4	-32	21	-21
bereits	-29	21	-15	-41
bestanden	-35	4	17	-15
bestellung	16	-40	9	-22
beta	54	-55	-37	-16
betaald	-77	25	8	-43
betaald $	-41	18	-5	-30
betaalde	-38	39	-33	-6
betalen $	-44	5	9	9
betalingen	13	7	-38	-24
betrag $	-40	12	22	-30
bezahlt	-20	2	9	-24
bezahlt $	-45	4	13	-13
bien	-38	34	-22	3
bij	33	-29	-12	-65
bij _ SHARE	10	-1	-47	-11
bij _ _ de	22	-7	-43	-16
bij bestelling	5	21	-36	-10
bij opdracht	51	-33	-57	-10
bij oplevering	16	-10	-52	-18
bilan	-17	0	22	-32
bilan de	-8	10	-4	-22
bill no	-2	25	-37	-24
binnen NUMBER	-36	7	26	-20
binnen _ dagen	-37	-1	18	-20
bitte	2	10	-49	-33
blijft	-21	35	-36	-32
blocco data	35	-26	-30	-23
blog	-36	-16	-23	35
boda	24	2	-33	-42
boda $	30	-8	-34	-34
boek	10	31	-44	-15
bolo $	16	14	-36	-14
bono	18	20	-37	-16
booking deposit	19	14	-38	-14
booking fee	2	19	-44	-28
box	-41	7	-8	24
brand	2	14	-23	-38
branding	-12	25	-47	-21
branding $	17	2	-37	-16
brochure	-3	0	0	-33
budget	3	4	-38	4
c	25	-17	-18	-38
cache	7	-7	-6	-43
cada	12	-39	-44	37
can	33	-33	-35	-10
cancelacion	-24	32	-37	-7
cancelacion _ saldo	-24	32	-37	-7
canone	-29	-30	-44	39
caparra	-6	12	-7	-46
capitulos	31	9	-32	-15
capitulos NUMBER	17	16	-30	-15
card	-35	-27	34	-6
care	-41	-35	-18	38
carta	-34	-34	34	-14
carte	-34	-36	38	-20
catalogo	-4	7	-7	-33
catering	15	-8	-25	-27
catering _ NUMBER	-37	32	-15	-10
ce	13	26	-47	-28
ce qui	8	22	-34	-27
cerrado	-34	-5	28	-19
cerrado $	-20	-34	27	-17
certificacion	36	2	-66	-26
certificacion _ _ liquidacion	-36	31	-28	-15
certificacion _ y	-37	34	-30	-15
certificacion final	-44	41	-35	-9
certificaciones	1	15	-41	-26
certificate	-38	7	26	-15
chaque	-17	-22	-34	29
che	-11	28	-50	-11
chf _ NUMBER	19	9	-40	-28
chiusura	-44	36	-19	-32
cierre	-22	22	-10	-37
cierre de	-34	22	-1	-14
cinq	-33	6	9	7
clases de	-6	-39	5	2
client	1	-37	21	-17
cliente	-38	18	1	-23
clip	-11	-37	37	-21
cloture	-30	25	-5	-25
coaching $	27	2	-42	-26
coaching NUMBER	-5	-28	28	-19
coaching _ sessions	-30	7	-4	3
cobradas	-24	22	-32	3
cobranca	-37	16	-28	26
cobro	4	3	-9	-48
cocina	21	11	-40	-30
cocina integral	20	21	-39	-21
collaudo	2	19	-53	-31
com a	35	-38	-32	14
com sinal	-34	-29	34	-28
come d	-36	32	-15	-23
comes	26	-24	-38	4
commande	4	-5	-1	-31
commande du	2	-36	15	-22
comme	-41	10	-15	18
commencement	36	-32	-28	-21
commencement fee	30	-28	-17	-17
commission	26	-2	-35	-20
como	-44	-5	0	27
compenso per	-10	23	-38	-26
compenso totale	-40	-14	37	-18
compleet	-33	3	10	-19
complement	-3	15	-34	-27
complet	-18	-32	36	-26
completa	-48	5	13	-7
completa $	-42	-19	25	4
complete	6	-34	15	-36
completion	3	20	-44	-19
completion $	35	-34	-3	-21
completion payment	-40	40	-35	-18
completo	-43	-31	39	-24
completo $	-51	-12	23	-14
compra de	33	-23	-42	-11
comprar	37	-25	-39	-25
compris	-41	-28	40	-37
compris $	-32	-29	34	-35
compte	-13	2	9	-29
comunione	-33	4	21	-13
con _ _ NUMBER	-37	35	-19	-12
con _ presente	-38	40	-33	-9
con caparra	-34	-23	33	-23
con el	42	-43	-14	-27
con il	-2	15	-44	5
con questa	-34	28	-23	-14
concept	24	-31	-17	-15
concert $	31	-32	-28	-11
conclusiva	-24	35	-37	-21
conforme contrato	-3	18	-35	15
conguaglio	4	22	-39	-27
consegna	10	12	-54	-21
consegna $	3	7	-34	-7
consegnato	-54	28	21	-29
conta	50	-24	-50	-47
conto	52	-16	-55	-45
conto rechnung	39	-32	-36	-27
conto zahlung	34	-32	-30	-10
contra	27	-4	-56	-30
contra entrega	10	4	-51	-37
contract	-5	14	-40	7
contrat	-37	-1	-23	37
contratado	-8	15	-36	-6
contrato $	-3	28	-51	-5
contrato _ arras	-42	-30	42	-39
contrato de	-41	-18	31	9
contratto _ caparra	-35	-30	34	-25
convenu $	-35	23	-10	-22
conversion	23	12	-45	-18
copy	10	-16	1	-29
copy $	24	-3	-30	-18
corpo	-37	-7	33	-19
corpo $	-30	-38	31	-16
corporate design	18	12	-39	-14
corte	11	-45	27	3
corte final	-30	-42	41	-15
creation	-11	10	0	-37
crm	3	4	-33	3
cuando	31	-19	-44	-28
cuando _ el	18	-13	-32	-26
cuatro	-1	4	-38	10
cubierta	21	2	-36	-12
cucina	-4	21	-26	-29
cucina $	-6	20	-39	-20
cuenta	28	-2	-57	-33
cuenta NUMBER	10	5	-37	-24
cuenta _ _ de	30	-31	-24	-15
cuenta _ de	26	-15	-36	-15
cuenta de	32	-33	-14	-12
cuisine	13	3	-40	-27
cuisine $	11	1	-34	-23
cuota	-8	-16	-43	29
cuota COUNT	21	-14	-15	-29
curso $	29	-34	-23	-26
curso de	-17	-29	32	-35
cut	-8	-45	47	-27
d	-14	-57	38	11
d NUMBER	16	-3	-41	2
d _ _ de	-50	-33	43	-2
d _ du	-1	-10	13	-34
d _ n	24	4	-48	-31
d avril	-37	17	-21	13
d ete	-14	-31	29	-21
d un	-53	-33	54	-26
d une	-33	0	19	-21
da NUMBER	-23	-31	35	-25
da _ SHARE	42	-33	-40	-8
da _ _ NUMBER	-36	-14	30	-23
da _ _ e	9	-28	4	5
da festa	26	-17	-35	-8
da final	-24	-37	36	-10
daarmee	-30	21	-13	-25
dafur	14	-33	-1	-26
dagen $	-36	-29	34	-10
dak	33	-20	-39	-29
dalla	27	-40	4	-7
damit	8	22	-34	-32
dans	-1	-35	10	4
das	2	-4	5	-34
data	51	-29	-53	-48
date	61	-47	-72	-12
day	-13	-49	42	-39
days $	-3	-39	26	-31
days before	21	8	-39	-16
de AMOUNT	6	21	-64	-29
de SHARE	-28	36	-24	-33
de _ AMOUNT	16	10	-49	-26
de _ COUNT	3	-25	13	-23
de _ NUMBER	-31	-21	53	-52
de _ SHARE	40	-28	-30	-11
de _ _ COUNT	-32	22	-36	22
de _ _ con	-39	1	26	-28
de _ _ contrato	10	-29	11	-7
de _ _ deux	33	-40	-1	-26
de _ _ do	-11	25	-36	-23
de _ _ em	19	-13	-4	-34
de _ _ en	-8	-42	28	-5
de _ _ et	-44	-23	34	2
de _ _ horas	-36	-27	38	-46
de _ _ je	-26	35	-40	-12
de _ _ le	35	-42	4	-33
de _ _ material	-37	5	28	-9
de _ _ no	15	-43	2	0
de _ _ o	2	16	-30	-25
de _ _ total	-37	1	15	-13
de _ _ tres	6	-39	9	8
de _ _ ux	-8	18	-31	-29
de _ _ video	4	11	-29	-11
de _ com	-46	3	16	7
de _ commande	-43	21	3	-28
de _ compte	-33	-2	12	-8
de _ de	-55	-38	52	-5
de _ derniere	-13	-35	33	-8
de _ die	-39	39	-28	-28
de _ e	-36	-35	38	6
de _ et	-26	9	12	-33
de _ helft	-21	30	-50	-32
de _ hora	-40	-40	36	7
de _ n	56	-50	-51	-29
de _ para	-59	-22	46	5
de _ por	7	-49	13	8
de _ se	35	-41	-38	7
de _ traduccion	10	19	-42	-12
de _ tras	-35	35	-20	-8
de _ y	-35	-39	46	-6
de abril	-39	-21	20	10
de afgesproken	9	22	-35	-16
de andere	8	6	-45	-35
de anticipo	22	10	-62	-13
de app	36	-38	-15	-6
de arras	-43	-32	44	-40
de cierre	-42	39	-28	-21
de cloture	-29	16	2	-16
de compra	-33	20	16	-25
de consultoria	20	-32	2	3
de contas	-38	23	-10	-37
de contrato	-43	-38	44	-25
de derechos	-28	-38	36	-20
de eerste	-1	11	-49	11
de en	-26	4	19	-32
de enero	-32	28	-36	12
de entrada	-36	13	21	-10
de fondos	2	9	-36	-27
de garantia	-38	38	-39	-18
de honorarios	30	-3	-49	-19
de juin	-30	13	-7	9
de la	-37	-28	56	-27
de laatste	17	-38	22	-20
de logotipo	-22	-38	34	-13
de maio	-48	3	15	-7
de marca	0	14	-33	-28
de mayo	-46	-25	21	4
de medicao	31	1	-49	-34
de obra	10	-22	14	-37
de octubre	-5	5	-41	27
de pagamento	24	-44	-23	15
de paiement	13	23	-37	-19
de piano	-32	-44	-28	36
de podcast	9	9	-31	-19
de proyecto	-32	31	-32	4
de quatro	12	-1	-14	-33
de quitacao	-27	-37	34	-16
de r	-13	21	-29	-19
de reservas	-36	-29	24	15
de saldo	-35	2	7	-10
de saldos	-26	-38	36	-20
de solde	-42	15	4	-12
de tout	-33	4	9	-9
de travaux	37	-19	-48	-15
de tres	34	13	-66	-48
de uma	-46	-36	42	-21
decompte	6	30	-55	-30
deducted	4	6	-48	-26
deducted $	-46	46	-36	-18
deduzida	-30	27	-19	-20
deel	-20	12	3	-44
deel _ de	-2	-39	32	-9
deelbetaling	20	11	-47	-18
deelfacturen	-35	31	-23	-14
deelfactuur	44	-44	-41	-19
deelfactuur NUMBER	33	-28	-30	-17
definitif	-25	24	-20	-20
definitivo	32	-22	-42	-27
degli	18	-12	-36	-19
deja	-35	17	0	-19
del COUNT	-42	40	3	-19
del NUMBER	-64	6	46	-39
del SHARE	-32	39	-27	-28
del _ _ NUMBER	-11	-36	22	8
del _ _ la	19	-40	7	-30
del _ _ marzo	-30	4	15	-8
del _ per	-4	5	-37	13
del _ ya	-6	17	-33	-24
del cache	14	13	-37	-20
del compenso	-15	45	-62	-18
del evento	37	-34	-30	-25
del precio	26	1	-35	-22
del preventivo	14	-4	-34	-10
del proyecto	22	-11	-40	-20
del romanzo	-28	-31	33	-21
del total	34	-20	-35	-14
della	-19	18	-3	-40
demande	7	-19	7	-37
demande de	29	-17	-35	-25
demarrage	21	-13	-38	-20
demas	30	-23	-32	-25
dental	-29	1	30	-43
dep	42	-18	-43	-35
dep SHARE	35	-33	-28	-11
depois	4	6	-25	-39
deposit	17	-4	-16	-40
deposit $	13	27	-47	-14
deposit _ NUMBER	34	-10	-41	-25
deposit for	41	-29	-45	-23
deposit slip	-43	-33	42	-14
deposit to	33	-34	-30	-12
depositata	-13	26	-37	-6
deposito	-27	-59	48	-29
deposito de	-38	-16	37	-26
depot	18	-24	-6	-40
depot _ AMOUNT	-6	27	-38	-14
depot _ marque	-60	-42	51	-18
depot de	-40	2	30	-24
der auftragssumme	-5	11	-39	-23
der rest	7	9	-42	-28
derde	2	17	-47	-13
derde _ laatste	1	10	-42	-32
derde en	1	10	-42	-32
dernier _ _ la	9	9	-35	-3
dernier tiers	0	38	-48	-29
dernier versement	-35	9	-3	-20
derniere	-39	6	10	-38
des	24	-9	-26	-12
des _ de	32	-34	-33	-1
des honoraires	22	7	-41	-28
descontada	-20	37	-45	-21
descontado	-28	42	-52	-21
descontar	44	-44	-43	-9
desconto	-47	-48	49	-9
descuenta	-9	24	-44	-22
descuenta del	19	-5	-33	-13
descuento	-34	-42	37	-7
despues	10	3	-30	-35
deux heures	-33	-21	38	-33
deux tiers	26	-12	-33	-19
deuxieme moitie	-40	36	-31	-14
devis	6	-3	6	-38
devis _ NUMBER	-10	4	-2	-36
devis _ _ NUMBER	15	2	-42	-17
devis d	20	-9	-36	-17
dez	20	3	-36	12
dgd	-31	38	-40	-28
di AMOUNT	-19	31	-37	-24
di _ NUMBER	-21	-43	39	-28
di _ _ il	-16	22	-35	-6
di _ rate	21	-11	-40	-29
di acconto	7	-43	10	-21
di maggio	-37	-33	15	14
di tre	21	5	-53	-42
dia NUMBER	-36	14	-12	18
dias $	-46	-3	43	-36
dias antes	33	-27	-36	-23
die _ NUMBER	44	-33	-43	-40
die _ SHARE	-33	45	-58	-22
die _ _ NUMBER	11	-5	-16	-29
die anderen	-13	22	-38	-17
die anzahlung	-20	23	-32	-18
die ersten	24	-10	-49	-27
diferenca	5	12	-32	-15
diferencia	-21	40	-44	-21
differenz	-25	32	-36	-13
discount	-38	-38	38	-7
diseno	-7	-6	12	-35
dit	8	8	-19	-53
dit is	-10	32	-44	-37
dj	7	-43	22	-34
do _ da	30	-35	-10	-18
do _ de	-8	-42	14	28
do adiantamento	-35	33	-17	-10
do cache	3	25	-37	-18
do contrato	26	-1	-44	-8
do mes	-23	-21	-33	30
do orcamento	37	-17	-42	-17
do projeto	12	21	-50	-20
do saldo	-36	26	-15	-15
do valor	39	-23	-43	-22
do video	-33	23	5	-15
dodici	-36	-5	16	0
dois	11	-19	4	-26
domicilio $	-20	-17	34	-38
done	-5	27	-22	-44
dopo	-6	21	-47	-33
dos	11	8	-14	-41
dos anteriores	-20	31	-35	-20
dos honorarios	-18	33	-35	-13
dossier	8	-7	-3	-31
doula	1	18	-32	-29
dovuto	-3	17	-36	-15
down	17	-12	-11	-36
down payment	20	-48	-3	-20
draw	24	10	-39	-15
drittel	31	2	-46	-36
drittel bei	28	-33	-26	-21
drone	-11	-30	27	-35
du $	-35	16	5	-15
du NUMBER	-39	-28	46	-28
du _ NUMBER	-30	-30	18	11
du _ la	-38	35	-27	-10
du contrat	-10	5	-34	13
du forfait	13	0	-42	-35
du montant	-10	28	-36	-15
du prix	10	17	-48	-18
duas _ por	11	18	-38	14
due $	-51	16	2	-22
due NUMBER	28	-8	-36	-32
due _ completion	32	-33	-12	-6
due _ weeks	30	-35	-17	-20
due at	31	-29	-29	-26
duo	-39	-36	40	-20
dus	-21	21	-1	-29
e	-33	-2	34	-27
e _ _ da	12	24	-41	-1
e _ de	-5	-39	25	-4
e _ di	-39	-9	30	-16
e _ em	5	-43	29	-19
e _ van	3	5	-29	-19
e a	18	7	-51	7
e il	44	-41	-33	-17
e learning	5	5	-33	-11
e stata	-33	35	-36	-17
e termijn	26	-22	-42	-19
e ultima	-10	34	-60	-33
e ultimo	-47	47	-41	-24
early	-14	-39	30	-23
echeance	24	9	-60	-23
echeance COUNT	34	-40	-27	-35
edicao	-15	-32	35	-20
een	33	-53	12	-36
een _ van	37	-36	-34	-15
een dag	-35	-11	31	-14
een derde	47	-42	-37	-18
een keer	-42	-35	42	-22
een van	40	-38	-38	-25
eerdere	-46	46	-44	-32
eerste	21	-19	-13	-15
eerste _ _ in	-35	35	-28	-21
eerste _ van	40	-44	-28	-25
eerste helft	17	-3	-54	-11
ein	0	-41	21	-7
ein _ bei	28	-33	-26	-21
ein drittel	36	-28	-37	-29
eindafrekening	-1	18	-24	-37
eindfactuur	-6	17	-36	-29
eindfactuur $	37	-40	-21	-19
einer	-31	-37	39	-26
eines	-28	-26	31	-33
ejecucion	20	-11	-36	-25
el NUMBER	-14	5	17	-64
el SHARE	-22	31	-58	-21
el _ _ junio	11	-36	16	-25
el _ _ lo	23	-6	-39	-14
el _ con	26	-34	7	-16
el _ que	-35	38	-28	-23
el _ se	32	-28	-33	-28
el anticipo	-32	35	-34	-16
electrica	-3	16	-30	-8
elke	-30	-25	-33	33
em	-25	21	-8	-1
em COUNT	10	17	-30	-24
em _ NUMBER	10	-21	20	-30
em _ _ de	-38	22	6	-9
em curso	32	-37	-31	9
em dois	26	-33	-19	-23
em falta	-37	43	-49	-40
em junho	-13	22	-31	5
em marco	-39	37	-30	-13
en NUMBER	-49	3	36	-50
en _ NUMBER	-52	-2	28	-4
en _ _ de	22	-5	-34	-18
en _ _ klaar	25	-37	5	-23
en _ con	-39	36	-11	-12
en _ de	14	-49	25	-12
en _ fois	14	-24	14	-32
en _ zijn	-4	12	-32	-23
en de	34	-51	-2	-41
en dos	31	-38	-20	-16
en laatste	-38	40	-29	-42
en une	-40	-35	42	-33
encerramento	-38	7	5	-26
encomenda $	10	24	-37	-22
encomenda NUMBER	-14	-38	25	-13
endabrechnung	1	15	-43	-34
endabrechnung nach	32	-30	-38	-25
endreinigung	-26	-23	31	-41
enero	-36	21	-54	22
engagement	23	-38	-38	14
ensaio	19	-15	-8	-37
entier	-29	-38	38	-17
entrada	22	-13	-15	-56
entrada $	2	24	-42	-27
entrada do	8	-41	5	-19
entradas	-35	-28	35	-28
entre	-28	34	-30	-20
entrega	1	4	-15	-50
entrega _ cuenta	21	-7	-50	-18
entrega a	30	-15	-56	-21
entrega de	-46	37	4	-25
entrega del	0	7	-38	-21
entrega do	28	-22	-43	-12
entregado	-31	-12	28	-29
entregue	-38	33	1	-36
entregue $	-36	21	0	-18
entretien	-45	-23	-10	27
equipe	-15	-37	11	10
er	35	-27	-34	-4
er _ _ NUMBER	33	-29	-33	-23
er pago	27	-24	-34	-17
er versement	35	-34	-41	-19
era	-47	31	4	-16
eraf	-36	38	-34	-24
ereloon	1	15	-45	-15
ereloon provisies	-35	29	-6	-9
erhalten	-2	11	-30	-32
erledigt	-2	7	-10	-26
erste	36	-20	-32	-21
erste rate	40	-26	-47	-25
escultura	20	-6	-33	-16
est	-23	35	-24	-22
esta	-12	36	-47	-9
estado	16	-11	-27	-16
estado _ pago	16	-11	-27	-16
estado de	16	-11	-27	-16
este	5	17	-46	-20
estimacion	36	-15	-44	-20
estudio	-8	-2	14	-35
et	-41	1	28	-15
et _ NUMBER	-31	15	5	-18
et _ a	12	4	-38	2
et de	-42	2	19	-29
et derniere	-20	36	-42	-18
etant	-23	33	-48	-24
ete	-64	23	15	-5
ete _ en	-32	36	-29	-21
eu	6	0	-40	2
euro	21	-1	-10	-49
euro $	-32	32	8	-30
event	7	-9	-7	-32
every	-33	-32	-36	37
excel	-37	-10	25	-22
excl	-1	4	-4	-32
f	-38	-15	32	-31
f NUMBER	-43	-9	30	-31
fa	-39	-3	11	-27
fa NUMBER	-37	-2	9	-24
fact	-3	24	-41	-23
factura NUMBER	-36	4	19	-22
factura _ _ anticipo	5	14	-34	-9
factura _ anticipo	39	-28	-44	-12
factura _ cierre	-32	34	-31	-19
factura _ la	7	3	-31	-21
factura final	-16	34	-39	-5
factura parcial	31	-24	-34	-9
facturara	44	-45	-30	-23
facturation	6	-11	-35	14
facture $	-37	15	16	-23
facture COUNT	22	-19	-29	-15
facture NUMBER	-34	-20	24	-22
facture _ _ n	23	-8	-35	-23
facture _ acompte	41	-40	-40	-12
facture _ cloture	-29	34	-37	-16
facture _ solde	-51	46	-44	-9
facture a	-7	-4	-35	17
facture d	41	-28	-43	-23
facture de	-20	7	-5	-37
facture finale	-5	26	-53	-22
facture intermediaire	33	-24	-41	-12
facture partielle	19	-7	-31	-20
factuur	-29	-1	26	-26
factuur NUMBER	-42	10	19	-25
factuur _ NUMBER	-39	13	16	-32
fallig $	-26	29	-34	-6
falta	4	13	-76	-32
falta $	-45	45	-27	-21
falta _ _ que	-36	33	-17	-8
fase	44	-28	-35	-45
fase COUNT	32	-22	-33	-24
fattura _ NUMBER	-32	-15	29	-17
fattura _ acconto	31	-10	-49	-21
fattura _ saldo	-11	21	-46	-12
fattura a	-18	27	-45	-14
fattura d	22	-2	-45	-18
fatturiamo	23	-17	-36	-19
fatturo	18	-17	-7	-33
fatura COUNT	31	-28	-26	-21
fatura _ adiantamento	33	-37	-24	-17
fatura final	0	31	-42	-8
faturacao	11	2	-35	11
febrero	-31	19	-23	17
fecha	37	-8	-58	-35
fechado $	-27	-45	42	-22
fecho	-32	35	-33	-33
fee as	-33	-5	27	-28
fee for	4	14	-47	20
fertig	-14	16	-7	-40
festa	11	-13	3	-41
festa $	49	-40	-46	-14
festpreis $	-36	1	14	-21
fevrier	-15	10	-34	16
fica	-23	40	-41	-30
film	-1	18	-29	-26
film $	17	1	-39	-9
fim	15	-30	-10	7
fim $	29	-9	-37	-20
finais	-20	28	-29	-23
final	-18	19	-8	-58
final $	53	-35	-47	-22
final SHARE	-42	44	-43	-13
final _ _ NUMBER	-48	-48	53	-14
final _ _ de	-47	-21	34	-11
final _ at	32	-38	-9	-22
final _ de	-43	36	-33	-6
final _ for	-25	34	-37	-15
final _ of	26	-41	13	4
final account	-8	34	-41	-16
final cut	-39	-54	53	-38
final de	-55	-37	56	-10
final do	-45	-29	35	-15
final instalment	8	4	-35	-12
final invoice	14	34	-52	-18
final proyecto	-32	29	-27	-16
final video	-40	17	-6	-9
finale	-25	10	2	-37
finca	14	-40	27	-20
fine	5	16	-38	-4
fine lavori	-27	31	-35	-8
firma	25	-8	-52	-34
firma _ contratto	28	-31	-19	-22
firma del	36	-40	-26	-26
first _ _ the	31	-34	-27	-18
first _ of	51	-45	-45	-26
first aid	-41	-22	34	-24
first half	42	-17	-59	-31
first of	12	-38	-27	16
fitted $	-10	-35	14	-21
fix	40	-50	5	-19
fixed	-34	-26	25	4
fixed fee	-16	-8	22	-42
fixed price	-35	-22	21	5
floor	-39	-29	37	-24
flyer	-21	-34	31	-22
foi	-44	34	-2	-25
foi pago	-34	30	-16	-17
folgen	33	-32	-33	-24
folgt	17	-12	-32	-26
folgt $	33	-37	-16	-14
follow	13	-46	8	-35
following	-38	36	-12	-20
fondo	11	13	-36	-27
fondo spese	15	5	-33	-28
fondos	2	9	-36	-27
for $	-24	-29	39	-37
for _ NUMBER	-33	-44	15	24
for _ no	25	-26	-24	-5
for payment	28	-27	-29	-15
for your	-15	-25	35	-36
foram	-38	40	-32	-15
forfait	-21	-32	9	12
forfait $	-56	-16	58	-53
formation	9	13	-16	-40
foto $	-31	-28	27	-13
fotografia de	-26	-3	11	13
fotografico	8	5	-10	-33
fotografo NUMBER	-28	-14	25	-21
fotos	12	-19	-5	-40
four	22	-30	-22	1
four weeks	25	-35	-25	-2
fr	18	-36	7	-39
fr _ NUMBER	25	-31	-14	-24
frame	20	-12	-38	-24
friday	-32	10	10	-30
from	8	-6	-4	-42
front $	30	-21	-38	-10
ft	-42	28	4	-36
ft NUMBER	-52	28	13	-32
ft _ COUNT	-29	-3	13	-26
ft _ NUMBER	-34	-3	12	-18
full	-36	-5	25	-41
fur	-2	-32	3	19
fur _ _ der	33	-35	-16	-18
further	14	2	-22	-37
garantia	-48	44	-40	-20
garanzia	5	26	-53	-23
garanzia SHARE	4	13	-41	-8
garden	9	23	-23	-29
gebracht	-51	50	-22	-31
gebracht $	-38	31	-12	-26
geen	-34	-35	28	9
geheel	-33	-30	32	-24
geleistete	0	3	-37	-3
geliefert	3	0	-8	-34
gem	47	-2	-58	-20
gennaio $	-44	30	-34	26
gereed	26	-13	-40	-19
gestaltung	-20	-42	39	-32
gestion	-44	-41	-10	28
gestionale	25	7	-46	-19
get	49	-47	-41	-29
get the	31	-32	-20	-15
gia	-37	31	-13	-36
gia fatturato	1	10	-36	-13
giornata	-30	-39	36	-20
giorni $	-34	8	11	-2
giugno	-5	-1	-29	18
giugno $	9	-7	-46	20
gli acconti	-34	19	3	-13
gli altri	15	4	-32	-17
global	-12	-28	21	-24
go live	8	5	-51	-26
gracias	-33	22	10	-6
grafica $	19	-44	1	-23
graphique	22	18	-39	-26
graphique $	22	18	-39	-26
gros	20	0	-39	-20
guia	-36	-25	35	-26
gutachten	-20	-30	31	-19
h	-11	-85	35	-5
h $	-66	-48	56	-16
h NUMBER	2	-27	-3	6
h _ NUMBER	-32	-29	6	5
h de	6	-31	-1	-28
ha	-43	17	13	-25
had	-58	51	-39	3
hadden	-25	33	-27	-22
half $	-36	43	-42	-22
half _ _ fee	17	13	-39	-21
half day	-51	-38	48	-23
half now	17	-7	-40	-15
half of	24	-11	-12	-35
halfte	1	27	-82	-25
halfte bei	41	-44	-26	-10
halve	-38	-28	33	-28
halve dag	-37	-27	33	-28
hand	-47	2	19	-26
handover	-4	15	-51	-33
handover $	5	3	-38	-23
has	-3	26	-46	-15
have	-1	19	-49	-18
have been	-2	16	-34	-15
hele	-54	-36	30	8
helft	3	13	-29	-28
herbst	13	8	-40	-26
here _ the	-5	14	-41	-27
het	21	0	-29	-15
het _ _ de	2	6	-41	6
het _ is	5	8	-41	-23
het _ van	8	1	-39	7
het afgesproken	2	27	-38	1
hire	-32	18	10	-25
hito	16	1	-45	-16
hold	30	-15	-33	-34
honoraires d	-18	8	-32	17
honoraires dossier	19	-4	-31	-16
honorar $	-12	-22	24	-38
honorario	-39	-38	39	-8
honorarios $	2	-20	19	-30
honorarios _ _ menos	-21	26	-35	-11
honorarios _ de	12	22	-44	-26
honorarios de	23	3	-35	-18
honorarios finais	-37	30	-15	-12
honorarium	-3	9	2	-43
honorarium $	-14	-14	20	-29
hora	-51	-45	45	-1
hora $	-35	-18	13	8
horas	-22	-45	2	29
horas $	-41	-32	51	-52
horas de	11	-34	-44	34
hosting	-32	-14	-48	42
hosting _ NUMBER	-18	-20	-24	23
hotel	-35	-5	28	-27
hours	-11	-45	-11	26
hout	16	6	-35	-36
hrs	-16	-46	16	16
huur	-31	-23	-26	32
i	59	-22	-68	-37
i NUMBER	3	24	-37	-23
i primi	19	-5	-33	-25
identite	2	11	-27	-29
identite visuelle	13	3	-31	-21
ik	27	-1	-36	-12
il	18	8	-32	-31
il NUMBER	-6	11	11	-39
il SHARE	6	1	-46	-6
il _ a	37	-34	-33	-17
il _ in	43	-44	-31	-18
il _ si	6	7	-32	-12
il reste	-35	38	-31	-13
il saldo	19	-39	11	-7
ilustracion	13	-45	18	-21
im mai	2	-34	7	-6
im marz	-22	18	-31	16
importe	-31	27	12	-32
impression	7	-31	24	-18
in _ _ the	28	-35	-11	-12
in _ gebracht	-45	50	-45	-32
in _ keer	9	-42	30	-41
in april	-1	20	-38	-16
in een	-45	-35	44	-33
in het	10	-41	21	-21
in mindering	-14	25	-44	-24
in one	-30	-20	13	3
in rechnung	16	11	-49	-36
in twee	40	-43	-23	-38
inbegrepen	-30	-34	17	2
incl	-25	6	12	-38
incl _ _ NUMBER	-24	34	-36	-13
included	-29	-30	14	6
incluida	-13	-4	12	-33
incluida $	-9	-36	22	-29
incluido	-36	-44	39	-18
incluido $	-30	-38	39	-45
informe	5	-21	17	-34
inicial	35	-10	-45	-42
initial	38	-39	-29	-17
initial payment	36	-41	-14	-8
iniziale	31	-26	-32	-16
inkl	-53	-14	19	10
inst	18	8	-33	-25
inst _ NUMBER	26	-35	-25	-22
inst of	26	-35	-25	-22
instalacion electrica	-3	16	-30	-8
instalment	25	-4	-33	-30
instalment $	24	-5	-40	-11
institucional	16	13	-47	-21
institucional $	18	15	-53	-20
integro	-34	-36	34	-16
inteiro	-39	-27	37	-25
inteiro $	-28	-21	25	-14
interim _ no	41	-24	-46	-33
interim bill	37	-37	-37	-30
interim invoice	35	-23	-42	-25
intermedia	42	-36	-44	-16
intermediaire	40	-43	-30	-31
intermedio	40	-43	-22	-35
intero	-50	-22	46	-28
interprete	-34	-37	42	-35
inv	3	14	-21	-36
inv NUMBER	1	11	-16	-35
invoice COUNT	38	-34	-36	-26
invoice NUMBER	-15	27	-10	-30
invoices	-27	32	-35	-22
is	-20	40	-34	-20
is _ NUMBER	-30	36	-33	-11
is _ _ of	-37	31	-23	-13
is _ the	-1	-41	30	-23
is for	-27	-37	27	7
is het	-30	30	-14	-41
is the	22	-9	-41	-33
ist	-5	32	-53	-7
ist _ _ fix	35	-39	-26	-9
iva	-34	-13	30	-10
iva $	-19	39	-43	-25
iva SHARE	-45	-52	52	-18
ja	-19	48	-50	-54
ja paga	-33	34	-33	-6
jaarrekening	-29	-39	32	-25
jaarverslag $	26	5	-43	-19
jalon	23	-8	-27	-29
jalon COUNT	24	-25	-23	-24
jan	-33	11	-32	24
janeiro	-34	11	-38	19
janeiro $	-31	15	-31	11
januari	-15	12	-36	13
jardin $	-8	27	-51	-18
job	-28	8	10	-44
jours	-43	-27	10	15
juillet	6	-15	-43	15
juillet $	10	-7	-34	-2
juin	5	-35	-15	28
juin $	3	-15	-40	32
juli	-1	-19	-32	25
juli $	2	-4	-40	16
julio	5	-21	-35	12
july	-38	-2	1	1
june	-1	6	-38	29
june $	4	10	-36	24
kann	32	-33	-29	-14
kick	22	-6	-32	-16
kick off	22	-6	-32	-16
kitchen	11	5	-33	-24
klaar	6	12	-18	-31
komplett	-45	-10	22	-32
komplett $	-30	-51	46	-24
komt	36	-27	-32	-27
korting	-35	-36	36	-11
kurs	-47	-10	29	-34
kw	8	-26	-27	20
kw NUMBER	6	-25	-27	20
kw _ NUMBER	-22	-23	-31	30
kwart	8	11	-33	-28
kwartaal	-34	-35	-33	36
l _ _ a	-11	25	-46	-26
l _ des	29	-34	-16	-11
l _ di	-22	31	-38	-23
l acconto	-32	26	-5	-9
l anticipo	-33	39	-41	-13
l autre	-17	28	-44	-29
l ultima	30	-35	4	-6
la	17	-10	-7	-45
la _ NUMBER	-35	-26	35	-10
la _ SHARE	37	-37	-36	-5
la _ _ album	-5	-33	23	-15
la _ _ de	14	-37	9	-4
la _ _ del	-25	-18	35	-28
la _ _ du	-36	-17	34	-23
la _ _ il	-13	19	-32	-22
la _ _ l	24	-2	-42	-30
la _ _ que	-38	18	8	1
la _ a	13	-35	12	-5
la _ al	18	-35	-3	-21
la _ del	26	-9	-44	-36
la _ des	19	-2	-41	-12
la _ du	27	-34	6	-33
la _ fattura	-23	29	-39	-17
la _ la	7	2	-12	-30
la _ mitad	-20	24	-39	-20
la _ parte	-38	3	29	-18
la _ se	40	-18	-52	-6
la caparra	-40	38	-25	-11
la commande	26	-5	-38	-26
la derniere	-10	-39	37	-22
la entrega	-43	40	-7	-23
la fecha	25	-11	-34	-20
la firma	26	-14	-41	-16
la instalacion	6	10	-32	-10
la livraison	27	-16	-53	-15
la moitie	-20	12	3	-30
la otra	-15	26	-45	-25
la parte	-14	25	-38	-18
la pose	46	-42	-41	-31
la premiere	-41	28	9	-24
la presente	-13	20	-34	-12
la provision	-35	31	-18	-7
la remise	19	-3	-51	-25
la retenue	-38	40	-37	-22
la senal	-39	30	-2	-29
la signature	6	8	-49	-32
la tienda	-32	-10	17	10
la traduccion	8	16	-35	-17
laatste	-28	12	3	-17
laatste _ van	-40	0	10	-9
laatste betaling	-27	39	-38	-18
laatste deelbetaling	-37	35	-30	-19
laatste factuur	-23	28	-30	-17
laatste schijf	2	19	-48	-18
laatste termijn	-2	12	-42	-11
landing	-37	-15	30	-21
language	-23	-30	25	-19
las dos	-23	34	-37	-22
last	-31	28	-12	-49
last _ _ the	-36	3	10	-30
last _ of	-39	12	2	-24
last minute	-15	-41	38	-30
last of	-40	43	-38	-19
last one	34	-30	-39	-19
last payment	-43	48	-49	-18
last third	-37	18	-8	-26
later	42	-39	-42	-18
laut angebot	-32	-37	35	-28
lavori	11	6	-21	-37
lavori di	-34	0	18	-17
le	33	-3	-31	-35
le NUMBER	-31	-1	12	-12
le _ _ de	14	9	-31	-22
le _ _ la	22	-7	-42	-24
le _ d	-3	13	-33	-28
le altre	-20	31	-37	-24
le concert	10	5	-33	-15
le jour	-4	7	-29	-21
leadership	9	1	-36	-11
learning	5	5	-33	-11
left	-30	41	-49	-34
lektorat	-8	-17	19	-28
lektorat $	-37	4	20	-14
length 0	-3	-4	23	-52
length 3	-28	-38	29	37
length 4	-22	13	-31	44
length 5	11	23	-41	-40
length 6	19	5	-37	-61
les	-17	22	-21	-5
les SHARE	-33	34	-38	-10
les _ de	25	-27	-46	20
les _ et	27	-34	-6	-27
les deux	7	15	-27	-39
less	-3	25	-43	-35
less SHARE	22	-32	-4	-9
less _ _ NUMBER	-17	29	-40	-25
less _ retainage	31	-30	-31	-5
letzte	-26	6	5	-31
letzte drittel	-30	-9	12	-18
letzte teilrechnung	-34	34	-28	-12
levantamento	6	-33	0	-25
ligne $	3	14	-42	-3
liquidacion final	-2	19	-42	-15
livraison $	31	-26	-45	-11
livre	-36	-2	23	-36
livree	-12	7	0	-31
lo	21	12	-31	-44
lo que	4	28	-50	-35
location	17	-35	-11	5
logo	9	-5	4	-53
logo $	17	-3	-13	-39
logotipo	-35	-4	20	-21
los	-4	28	-43	-1
lot	-7	25	-26	-41
lph	16	2	-38	-21
lph NUMBER	18	-1	-37	-20
lt	32	1	-54	-10
luego	26	-17	-32	-14
luglio	-9	-6	-35	27
ma	21	-34	-23	13
maand	-22	-43	-50	46
maar	39	-43	-28	-31
maggio	-52	8	-9	22
mai	-33	-22	-14	31
mai $	-48	-29	8	13
mai et	21	-5	-38	-28
mail	1	-36	27	-34
main	10	-28	13	-36
main _ œuvre	13	-12	-5	-35
main d	13	-12	-5	-35
maintenance	-33	-18	-32	31
maintenant	22	-15	-8	-41
maio $	8	-38	-6	14
mal	0	-37	14	0
manca	-8	33	-42	-28
mandat	0	11	-36	10
mano	-27	7	26	-35
mano _ _ y	-35	5	25	-12
manque	-42	37	-31	-19
mantenimiento	-31	-30	-29	31
manual	3	13	-11	-35
manuale	15	9	-26	-34
marca	3	9	-22	-39
marca $	3	11	-37	-18
marche	-37	4	14	5
marchio	-17	-38	33	-25
marco	3	7	-24	1
mariage	13	-6	-14	-39
mars	-38	2	-20	27
mars $	-35	9	-12	17
marz	-35	13	-22	27
marzo	-37	16	-14	17
marzo $	-51	28	-12	7
mas	31	-41	-19	-7
mas $	29	-35	-8	-20
material	-33	13	22	-44
material $	-40	-55	44	-25
materiales	28	5	-47	-31
materials $	-35	-42	35	-27
matrimonio	-4	8	-4	-34
matrimonio COUNT	-8	19	-30	-15
matrimonio _ NUMBER	6	2	-27	-16
mayo $	-43	-11	-17	29
media	-38	-14	13	11
media jornada	-38	-29	35	-33
medicao	37	5	-69	-38
medicao NUMBER	38	-40	-31	-19
medicao _ o	27	-39	-20	-17
medicao final	-42	38	-32	-11
medicao n	27	-39	-20	-17
mei	-10	-23	-26	33
meilenstein	31	-7	-43	-25
meilenstein ALL	-38	35	-26	-15
meilenstein NUMBER	41	-32	-38	-30
meio	10	-29	27	-33
meno	-48	35	-21	-21
menos	-33	20	-5	-29
menos _ _ NUMBER	-19	29	-36	-19
menos anticipo	-25	31	-39	-16
mensal	-43	-40	-22	37
mensalidade	-19	-4	-43	28
mensile	-32	-31	-31	33
mensual	-50	-36	-15	33
mensualite	24	2	-40	-12
mensuel	-36	-29	1	6
mentoria	-1	18	-36	-25
menu	-44	-20	37	-31
mercado	22	-14	-33	-17
merci $	-13	21	-29	-16
mes	-52	-41	-71	70
mes $	-31	-25	-35	35
mes de	-33	-36	-40	39
mese	-48	-47	-42	50
messe	-39	14	9	-29
met de	7	-18	-29	15
meta	7	10	-24	-38
metade	-4	15	-20	-35
metade $	-46	43	-29	-15
metade do	13	2	-58	-17
migration	-21	24	-3	-31
milestone COUNT	32	-27	-34	-20
min	-69	25	17	-33
min $	-27	-48	49	-31
mindering	-14	25	-44	-24
mindering gebracht	-37	41	-38	-30
minus	-37	55	-60	-38
minuta	18	-14	-11	-35
minute	-22	-51	40	-7
minuten	-33	-19	2	6
mise en	-13	13	-1	-32
mitad	7	11	-36	-35
mitad $	-42	29	5	-22
mobilisation _ SHARE	39	-39	-34	-15
mobilizacao	27	-10	-40	-25
moins	-22	27	-22	-45
mois	-50	-40	-62	61
moitie	5	9	-34	-53
moitie des	8	7	-33	-17
monat	-25	-21	-40	34
money	32	6	-40	-43
montage	22	-39	20	-34
montage $	35	-34	-4	-19
montage final	-21	-34	32	-15
montaggio	8	-18	12	-46
montaggio finale	-27	-31	30	-14
montaje	-19	-6	22	-31
montata	-34	13	15	-18
month	-30	-48	-51	52
more	37	-46	-9	-33
more to	27	-37	-5	-23
mtl	-23	-23	-30	30
muebles	-10	17	-36	-19
mural	8	24	-30	-33
mural $	-9	31	-38	-22
n	46	-55	-5	-63
n NUMBER	53	-28	-42	-61
n _ NUMBER	18	-51	10	-26
n _ _ remodelacao	20	-33	-17	-10
n _ del	-34	33	-25	-6
n o	18	-60	12	-26
na	-15	-1	25	-52
na _ _ NUMBER	-32	36	-41	-21
na _ _ contrato	34	-40	-24	-17
na _ da	20	3	-36	-25
na _ do	45	-45	-13	-20
na _ van	-20	26	-50	-10
na aanbet	-41	40	-26	-8
na adjudicacao	42	-44	-35	-17
na assinatura	24	-15	-40	-29
na entrega	28	-15	-71	-22
na het	19	-6	-39	-26
na plaatsing	18	-32	1	-18
nach _ der	-1	17	-49	-30
nach abgabe	12	-1	-28	-23
nach abzug	-35	31	-25	-12
nach dem	18	-10	-48	-20
nach der	24	-17	-17	-29
nach montage	32	-34	-27	-6
nada	-44	-36	43	-24
nao	-23	-38	32	4
nave	10	11	-37	3
nd half	-27	33	-39	-14
nel	7	-35	-6	13
nessun	-39	-27	36	-9
net	-33	-9	16	-18
netto	-3	11	-32	-5
next	0	-33	-46	21
no	43	-50	-9	-35
no NUMBER	59	-36	-45	-50
no _ _ NUMBER	15	-37	11	-8
no _ da	17	-45	23	-22
no ar	-39	40	-22	-24
no fim	23	-39	-24	13
no final	29	-39	1	-15
noch	-29	43	-64	-31
noch NUMBER	-33	34	-28	-16
nog	4	35	-79	-55
nog $	41	-47	-24	-17
nog _ _ na	-36	34	-14	-9
non refundable	39	-29	-41	-16
nos	6	13	-58	9
nothing	-46	-4	29	-36
nov	-24	-20	-38	41
novel	12	-37	12	-22
november $	-46	0	-24	27
novembre	1	0	-38	10
now	-2	10	-17	-46
now $	11	-43	12	-22
now due	-41	44	-36	-16
now that	-36	36	-30	-7
nr	28	-48	-13	-12
nr NUMBER	28	-48	-13	-12
nu	13	10	-28	-50
nun	-37	45	-40	-25
o	6	22	-35	-27
o NUMBER	18	-60	12	-26
o _ ja	-40	39	-30	-11
o _ o	36	-34	-31	-24
o _ remodelacao	20	-33	-17	-10
o que	5	11	-40	-29
o sinal	-36	41	-40	-25
o ultimo	30	-38	10	-7
o valor	-23	25	-28	-16
obra	11	2	-8	-57
obra $	-13	5	7	-42
obra NUMBER	20	12	-34	-16
obra SHARE	36	-36	-36	-6
obra _ NUMBER	38	-24	-44	-14
obra _ material	-37	5	28	-9
obra no	34	-27	-39	-11
of AMOUNT	20	-3	-43	-23
of _ NUMBER	6	-16	10	-37
of _ _ and	19	-33	-9	-14
of _ _ fee	35	-35	-31	-18
of _ agreed	22	-5	-35	-26
of _ fee	9	35	-65	-25
of _ payments	4	8	-40	-15
of a	-42	-17	37	-23
of contract	40	-39	-35	-24
of fee	-18	41	-39	-28
of four	33	-21	-32	-30
of quote	34	-35	-31	-16
of three	5	19	-47	-16
off	-9	-8	20	-46
off the	33	-14	-42	-21
offen	8	3	-31	-9
offerte	10	-1	-5	-47
offerte NUMBER	29	-32	-5	-32
oktober	-15	-32	-16	34
oktober $	-16	-18	-38	32
om	38	-32	-29	-18
on	37	-15	-28	-25
on NUMBER	-44	15	23	-13
on _ _ for	17	-37	-11	3
on _ day	38	-41	-14	-13
on _ of	16	24	-67	-38
on account	36	-4	-42	-40
on delivery	-29	37	-43	-39
once	38	-29	-14	-26
once the	33	-35	-28	-28
one	-25	-64	55	-34
one _ for	-20	-38	30	-7
one of	18	-34	-11	-25
one off	-38	-35	42	-30
one third	38	-36	-31	-17
onorari	26	-3	-41	-10
onorario	-25	1	22	-33
onorario $	-37	1	24	-28
ont	-28	35	-35	-17
ont ete	-26	33	-34	-17
ontvangen	-44	50	-49	-31
op NUMBER	-50	11	30	-36
op de	30	-42	-29	17
opdracht	27	-23	-6	-39
opdracht SHARE	36	-35	-24	-10
opening	5	-36	27	-23
ora	-9	-31	19	-6
ora $	-36	-23	25	4
order $	15	-34	-2	-10
ore	-24	-45	31	2
ore $	-44	-37	47	-31
os	-23	38	-53	-7
os SHARE	-18	23	-36	-27
os _ NUMBER	-31	27	-18	-19
other	-24	34	-36	-30
other SHARE	-34	35	-37	-11
other _ _ the	-10	19	-31	-23
other half	8	9	-41	-19
otra	-1	23	-46	-29
otro	13	14	-35	-24
ottobre	-15	-4	-33	30
ottobre $	1	-10	-39	28
outras	26	5	-36	-32
outstanding	-2	14	-21	-33
overige	2	9	-46	-28
owing	-29	27	-23	-15
p $	-29	-31	31	-19
p NUMBER	15	-2	-33	-11
pacote de	29	-10	-36	-7
paga _ senal	25	-24	-31	-19
paga y	25	-24	-31	-19
pagada	-36	13	3	-22
pagamento $	0	-30	13	-24
pagamento COUNT	29	-22	-28	-22
pagamento _ NUMBER	1	-42	16	-30
pagamento _ _ a	33	-34	-27	-19
pagamento _ conta	33	-45	-22	-34
pagamento a	-33	-36	32	-24
pagamento final	-35	46	-46	-6
pagamento inicial	31	-28	-29	-20
pagamento intermedio	32	-22	-33	-22
pagamento por	27	-39	-16	-31
pagamento unico	-14	-30	21	-14
pagar	-63	37	0	-36
pagata	-44	29	-9	-11
pagati	-33	34	-34	-23
pagato	-54	1	26	-8
page	-37	-20	38	-35
pages	-38	6	16	-36
paginas	-16	-16	24	-31
pago	14	-23	5	-42
pago COUNT	42	-31	-50	-24
pago _ _ de	28	-10	-36	-19
pago _ cierre	-26	31	-36	-19
pago _ cuenta	37	-37	-39	-9
pago a	21	-54	14	-19
pago final	-39	44	-44	-7
pagos	3	23	-30	-35
pagos a	-38	30	-7	-19
pagou	-44	34	-6	-23
paid	-43	24	0	-34
paiement	6	18	-20	-45
paiement $	-36	17	-7	-21
paiement COUNT	27	-26	-29	-22
paiement final	-31	37	-40	-11
par	-44	-1	15	6
para	24	-45	4	-17
para NUMBER	-45	0	36	-32
para _ _ de	-16	-34	29	-33
para _ _ fecha	36	-34	-27	-17
para _ la	46	-39	-37	-29
para a	35	-21	-31	6
para el	1	-38	14	-20
para o	3	-38	19	-19
parcela	-17	21	-7	-28
parcela COUNT	43	-38	-48	-23
parcela _ NUMBER	-8	17	-31	-7
parcela de	9	1	-35	-8
parcela final	-18	26	-40	-11
parcella	13	7	-46	-12
parcial	26	-52	-8	-20
parcours	31	-29	-30	-18
part payment	46	-33	-52	-17
parte	16	16	-42	-9
parte del	25	17	-44	-28
parte do	29	-43	5	-13
partielle	26	-14	-37	-28
parziale	39	-33	-40	-20
pas	8	-35	-1	13
paso	20	-3	-42	1
pattuito	-13	12	-8	-29
pattuito $	-34	4	5	-24
pauschal	-36	-36	43	-44
pauschal $	-27	-28	36	-41
pauschale	-36	0	0	5
pay $	-39	29	-9	-24
payable _ _ before	11	12	-38	-22
paye	-33	-18	25	-27
payee	-33	22	5	-15
payer	-25	22	-13	-38
payes	-38	39	-30	-15
payment	23	-16	-14	-63
payment COUNT	43	-41	-44	-10
payment SHARE	40	-28	-47	-13
payment _ _ NUMBER	-7	-56	21	-21
payment _ account	41	-44	-36	-11
payment _ the	32	-31	-26	-7
payment no	30	-31	-29	-8
payment of	-32	21	5	-21
payment on	58	-61	-48	-16
payments	-8	20	-23	-32
pdf	-36	14	16	-27
pedido	-16	-1	15	-31
pelo	-39	31	2	-20
per _ _ NUMBER	9	20	-43	0
per _ _ il	36	-32	-30	-14
per _ e	24	-4	-42	-25
per _ il	42	-40	-39	-6
per _ la	29	-15	-42	-33
per contract	-33	35	-33	1
per il	1	-31	16	-7
per our	5	-27	12	-15
per quote	-33	3	23	-23
percorso	18	-3	-46	-19
pergola	9	22	-48	-15
pergola $	25	-11	-36	-11
personen $	-20	-41	31	-31
personnes	9	-14	4	-31
phase	35	-14	-31	-35
phases _ et	34	-32	-40	-19
photos	-60	-20	43	-26
piece	-35	11	20	-19
pintura	-15	-2	15	-35
plaatsing	31	-39	-11	-17
plan	-13	-44	-18	47
plano	1	-37	-17	24
plazo	17	8	-44	-32
plus tard	35	-23	-37	-24
pmt	18	19	-40	-28
poi	45	-34	-54	-28
por _ no	-36	5	23	-24
por adelantado	23	-44	-2	1
por conta	46	-32	-36	-40
portrait	-3	13	-10	-35
pose	1	-2	0	-48
pour _ _ la	16	2	-36	-21
pp	-35	-27	35	-29
pr	0	-26	-37	25
pra	38	-40	-20	-1
pre	51	-43	-46	-4
precio	2	-14	6	-38
precio cerrado	-33	-5	27	-19
preco	-42	-6	32	-12
preco fechado	-39	-12	36	-25
premier	39	-48	-26	-22
premiere	-2	-2	5	-39
premiere moitie	24	-17	-39	-21
premiere partie	-36	10	21	-12
premiers secours	-38	-23	30	-19
prepaid	10	14	-20	-30
prestation	-32	-16	22	-3
previous	-34	28	-21	-14
prezzo	-24	-1	20	-47
prijs	-29	23	-1	-36
prijs $	-54	-8	39	-40
prima	41	-37	-24	-48
prima _ del	23	-33	-15	-15
prima comunione	-37	-16	30	-13
prima meta	45	-30	-54	-19
prima rata	33	-23	-45	-10
prima tranche	35	-30	-42	-10
prime	-9	23	-38	-18
primeira	-3	4	-2	-42
primeira _ do	13	-47	8	-13
primeira metade	17	-6	-44	-7
primeiro	19	-37	-8	-2
primer	45	-35	-37	-50
primer _ de	37	-35	-27	-32
primer pago	37	-20	-49	-18
primera mitad	28	-13	-37	-21
prix	-28	-20	35	-20
processo	14	-1	-26	-27
production	45	-34	-38	-13
produzione	0	12	-38	-27
progetto	19	-12	-12	-32
programa de	16	-4	-34	-16
programme	11	-8	2	-34
progress	37	-33	-30	-38
progress _ NUMBER	24	-14	-35	-25
projeto $	1	26	-39	-15
pronta	-37	32	-19	-24
prototipo	34	-38	-21	-16
provisao	26	6	-46	-22
provisao para	35	-30	-36	-17
provisie	27	-25	-32	-23
provisies	-51	43	-14	-16
provision	19	8	-74	-39
provision _ fondos	2	9	-36	-27
provision de	3	8	-37	-28
provision sur	29	-31	-27	-15
q	-10	-13	-59	49
q NUMBER	-5	-11	-58	48
q _ NUMBER	-29	-36	-29	31
quand	31	-31	-30	-14
quando	53	-44	-60	-7
quando o	24	-15	-30	-22
quanto	-43	51	-49	-25
quartal	-34	-35	-34	37
quarter	-2	-24	-35	29
que	-31	60	-43	-33
que _ del	-41	45	-36	-15
que resta	-40	39	-24	-15
queda	-33	40	-50	-38
quedan	13	6	-35	-17
quedo	-34	2	20	-12
quello	9	11	-35	-30
quello che	9	11	-35	-30
qui	-2	28	-31	-32
quitacao	-40	31	-22	-34
quota	35	-3	-68	-8
quote	-8	-1	16	-40
quote _ NUMBER	15	-11	0	-38
quote q	23	8	-46	-29
quoted	-10	-3	7	-36
r	-11	9	4	-35
r AMOUNT	-10	11	2	-28
rata	27	10	-51	-24
rata di	17	2	-45	-15
rate _ NUMBER	12	2	-35	-22
rate von	-9	26	-47	-30
re	30	-4	-22	-40
re NUMBER	-36	26	-6	-26
re _ NUMBER	-32	20	-3	-27
reception	-22	-8	16	-39
rechnung	22	-16	-4	-31
redaccion	2	-20	6	-30
reeds	-14	26	-39	-16
ref	22	-23	-24	1
refonte _ site	8	-4	-24	-13
reforma	15	-4	-22	-34
reforma bano	20	-17	-36	-21
refundable	15	-33	-8	-16
regie	4	1	-32	23
registro	-15	-37	28	-20
reglement	7	1	-14	-42
regularizacao	-40	37	-20	-9
relaunch	23	5	-42	-27
release	-23	36	-47	-32
release of	-33	37	-40	-27
relecture	-38	-20	34	-22
releve	-4	-24	-9	19
reliquat	-21	31	-28	-31
remainder	30	-4	-56	-36
remainder of	-45	39	-30	-15
remaining	-4	15	-18	-41
remaining SHARE	-2	10	-33	-8
remanente	-43	36	-30	-27
remanescente	-6	15	-33	-18
remis	-30	19	-4	-28
remise SHARE	-37	-46	42	-4
remodelacao	23	10	-38	-14
reportagem	-41	12	21	-27
reserva	25	-32	-12	-35
reserva $	31	-24	-32	-18
reserva _ data	33	-30	-31	-19
reservas	-42	-19	27	14
residuo	-7	24	-30	-32
rest	28	-17	-16	-55
rest $	-39	41	-37	-13
rest SHARE	-36	38	-33	-12
rest _ _ fee	-7	25	-39	-19
rest bij	15	-3	-43	-13
rest in	46	-49	-24	-15
rest nach	41	-40	-33	-17
rest of	-35	23	-14	-11
resta	-26	45	-44	-38
restant	5	11	-39	-13
restant SHARE	-26	29	-33	-10
restant du	1	3	-28	-5
restante	1	12	-40	-31
restante $	-50	49	-36	-12
restante SHARE	-9	15	-47	-10
restante se	37	-38	-20	-14
restantes	6	3	-44	-7
restants	-16	21	-38	-19
restants _ la	-33	32	-14	-8
restants a	-33	32	-14	-8
restauratie	-41	-30	33	-19
restaurierung	-32	-26	28	-16
restbetaling	-41	36	-22	-7
restbetrag	16	-6	-37	-11
reste	5	-10	5	-31
reste _ _ apres	-39	37	-17	-6
reste _ payer	-35	19	-4	-11
reste du	-46	37	-12	-25
restera	43	-42	-28	-16
resterend	-39	36	-17	-24
resterende	-1	11	-41	-21
resto	6	7	-20	-44
resto $	-48	48	-41	-19
resto a	26	-18	-40	-10
resto de	-45	-33	40	-16
restos	-29	-35	35	-12
restzahlung	-27	32	-43	-19
retainage	15	21	-43	-14
retainer	-30	-43	-19	42
retainer _ _ NUMBER	-9	-31	-32	32
retaining	-12	-38	23	-24
retencao	-20	12	6	-35
retencion	-34	40	-42	-19
retention	6	10	-36	-23
retention release	-30	24	-21	-11
retenue _ garantie	-1	15	-40	-18
retenue de	-15	28	-50	-19
retrato	20	-8	-13	-43
retrato por	19	16	-36	-20
return	-18	-27	31	-18
revision	-29	-28	18	5
rg	28	3	-43	-31
rg NUMBER	16	14	-36	-24
ricevuto	-42	28	1	-13
richtig	-39	-33	31	4
rien	-34	-37	39	-20
rilascio	-16	21	-34	-10
rimanenza	-14	24	-33	-12
ristrutturazione	20	-4	-37	-20
ritenuta	-31	3	19	-28
ritenuta _ acconto	-39	-36	41	-12
ritenuta d	-39	-36	41	-12
rohbau	30	-27	-24	-10
roman $	28	17	-40	-11
roof	34	-31	-36	-15
roteiro	23	-35	6	-18
s	-22	19	3	-27
s $	-29	-30	39	-28
s NUMBER	5	7	1	-38
s _ NUMBER	27	-12	-29	-22
s fee	-11	19	-39	-1
s the	-11	10	-37	5
sal	54	5	-76	-59
sal NUMBER	30	-22	-34	-23
sal _ NUMBER	38	-20	-45	-31
sal finale	-40	45	-44	-7
sal n	40	-28	-42	-28
sal ristrutturazione	32	-36	-26	-16
saldatura	-36	-38	34	-16
saldi	-29	-50	40	-27
saldo	-4	28	-36	-46
saldo _ NUMBER	-49	5	10	-22
saldo _ entrega	20	-13	-42	-25
saldo a	23	-14	-46	-20
saldo contra	14	-8	-37	-24
saldo na	-9	16	-49	-12
saldos	-44	-58	56	-32
saldos de	-28	-36	35	-20
salle	14	-7	-10	-28
samen	-47	-2	30	-32
sans	-46	7	10	21
sap	-37	-22	36	-21
sara	43	-42	-38	-26
scalato	26	-18	-36	-5
scalato $	-34	31	-20	-20
schijf	40	-18	-47	-23
schlussrate	-30	37	-36	-15
schlussrechnung	32	14	-69	-16
schlusszahlung	-23	37	-48	-9
schon	-23	31	-35	-4
sconto	-39	-45	44	-11
sconto SHARE	-39	-41	41	-7
se	33	-5	-60	1
se _ _ la	38	-56	0	-21
se _ a	34	-45	7	-20
se _ al	34	-44	-7	-18
se _ del	37	-24	-44	-17
se _ el	-38	40	-31	-2
se _ una	38	-33	-35	-13
se descuenta	-9	24	-44	-22
se facturara	44	-45	-30	-23
se o	-38	38	-33	-25
seance	-23	-37	44	-36
seances	-35	0	10	7
second _ _ payments	36	-39	-29	-8
second _ final	-25	32	-33	-17
second _ three	36	-40	-27	-8
second and	-41	43	-39	-18
second half	-38	11	9	-27
second of	29	-20	-43	-19
seconda	-2	11	-12	-37
seconda _ di	38	-48	-18	-16
seconda di	32	-34	-22	-16
seconda meta	-40	46	-59	-16
seconde	-19	19	-2	-27
secondo	-11	-33	3	18
secours	-38	-23	30	-19
security	-34	-16	28	-10
segue	5	1	-38	-23
segue a	-15	16	-29	-21
segun _ _ NUMBER	-30	16	4	-21
segun contrato	3	9	-32	-1
segunda	-1	3	-1	-48
segunda _ de	25	-64	4	-35
segunda de	36	-45	-25	-14
segunda entrega	34	-35	-21	-13
segunda metade	-35	12	-3	-17
segunda mitad	-26	36	-42	-13
segundo _ NUMBER	-29	-16	26	-22
segundo _ de	13	4	-34	-25
segundo _ ultimo	-31	32	-34	-22
segundo fotografo	-25	-11	22	-18
segundo pago	14	-4	-38	-17
segundo y	-33	29	-9	-25
sei	-6	12	0	-32
seis	13	19	-26	-43
seiten	-29	-32	41	-28
selon devis	-32	-15	23	-27
semanas	0	-7	-36	26
sena	51	-23	-49	-28
senal	1	7	-8	-34
senalizacion	-33	-16	30	-14
senior	-30	-20	-36	35
seo	-40	-16	11	12
sept	-5	-12	-32	26
sept $	-10	-39	-19	23
septembre	-7	-35	7	2
sera	47	-69	-35	11
seront	39	-38	-25	-24
server	-31	5	-7	19
services	-2	-31	26	-24
servico	-29	-15	32	-39
sesion	14	-32	10	-39
sesion de	16	-36	-9	-24
session	-35	-19	42	-41
session NUMBER	-17	-32	29	-24
sessions	-33	8	-13	23
settembre	14	-5	-36	18
settled	13	-2	-34	-18
settlement	-32	32	-23	-20
settlement of	-32	32	-23	-20
seule	-35	0	24	-33
sheet	-24	-34	9	17
signature	25	0	-54	-25
signed	1	17	-43	-11
signing	35	-31	-37	-18
sin	-45	-28	40	1
sinal	33	-7	-34	-56
sinal _ _ NUMBER	-37	0	26	-23
sinal _ _ de	44	-45	-37	-25
sinal e	15	-44	3	-22
sinaletica	-30	-8	25	-17
sind	-25	39	-42	-28
single	-26	-34	34	-18
site $	25	-24	-4	-37
situation	12	-26	-3	-37
situation _ NUMBER	30	-11	-47	-16
situation _ travaux	37	-19	-48	-15
situation de	37	-19	-48	-15
situation n	31	-12	-47	-17
skonto	-37	-31	36	-8
slot	20	-36	26	-7
slotfactuur	-3	22	-42	-25
slottermijn	-22	26	-28	-16
so _ can	25	-37	-23	-9
so a	-37	37	-29	-15
so this	-45	36	-15	-18
sobre	-6	-52	33	-37
social	-44	9	-40	34
soiree	-30	-25	32	-25
solde	-11	45	-56	-39
solde _ NUMBER	-13	31	-38	-15
solde _ _ compte	-33	-2	12	-8
solde _ la	19	-8	-41	-18
solde _ tout	-33	4	9	-9
solde a	16	-8	-35	-19
solde de	-37	11	4	-12
soldes	-34	-41	41	-34
soldes d	-26	-35	34	-28
solo	-4	-9	15	-37
somma	18	2	-39	-18
somme	25	-16	-44	-36
sonora	18	10	-34	-19
soporte	4	-29	-30	26
sous	-18	-17	28	-37
spater	38	-33	-35	-24
spese	24	3	-46	-29
st	27	-17	-22	-31
st _ _ NUMBER	26	-35	-25	-22
st _ of	38	-46	-36	-23
st inst	18	8	-33	-25
staat	-16	25	-10	-36
stage	24	-22	-4	-40
stage payment	23	4	-40	-16
stage payments	-14	22	-37	-18
stampa	-36	-41	30	10
stand	27	-4	-49	-29
standing	-41	-33	-40	42
stata	-40	42	-42	-21
std	-46	-44	31	6
std $	-31	-34	20	10
std a	-27	-13	22	-19
stellen wir	7	5	-31	-21
still	-1	25	-41	-31
storno	-34	31	-14	-12
stuk	15	25	-42	-18
stuks	-39	-30	19	8
su	5	4	-5	-53
su NUMBER	34	-25	-35	-18
su _ NUMBER	34	-24	-37	-17
sua	-8	-38	25	-21
subito	34	-33	-28	-27
sul	33	-39	-18	1
summe	-35	-15	35	-32
support	2	-26	-45	36
sur	19	7	-31	-66
sur NUMBER	12	13	-48	-33
sur honoraires	40	-31	-43	-20
sur la	0	-42	29	-17
sur les	-38	17	15	-14
svincolo	-27	39	-44	-21
t	0	-31	-44	48
t NUMBER	-26	-42	-47	49
t _ NUMBER	18	-11	-53	26
t m	25	-9	-45	1
table	22	14	-41	-24
tard	35	-23	-37	-24
tariffa	-34	-25	11	7
te	16	4	-30	-27
te betalen	-49	35	-7	4
teilbetrag	42	-27	-41	-35
teilrechnung	27	0	-44	-27
teilzahlung	6	14	-54	-7
terceira	-20	25	-30	-22
tercer	-33	20	0	-16
terco	18	-2	-19	-30
termijn	25	-5	-76	-33
termijn _ NUMBER	-5	9	-26	-13
termijn van	-5	10	-36	-18
termin	38	-41	-14	-16
terminado	-39	30	-11	-16
terminee	-38	20	3	-10
terza	-23	35	-45	-34
terzo	12	18	-30	-39
tesi	10	-35	2	-26
that	-44	39	-7	-24
the NUMBER	1	21	-36	-1
the _ NUMBER	29	-33	-1	-36
the _ SHARE	-11	17	-43	-17
the _ _ at	22	-40	-8	13
the _ _ for	23	5	-38	-40
the _ _ in	-34	28	4	-34
the _ _ the	31	-34	-43	16
the _ _ to	-19	25	-33	-26
the _ fee	8	19	-42	-31
the _ half	-24	34	-46	-22
the _ invoice	35	-42	-14	-10
the _ is	-6	13	-19	-34
the _ the	41	-40	-34	-19
the _ you	-42	33	-10	-28
the day	36	-37	-14	-14
the final	37	-50	12	-11
the first	21	-19	-39	6
the other	-36	44	-55	-23
third	18	11	-36	-35
this	8	-2	-29	3
this _ _ first	35	-35	-20	-21
this _ the	28	-15	-51	-8
this is	22	-12	-41	-10
three	1	5	-7	-41
tienda online	16	-8	-37	-20
tiers	26	26	-47	-40
tiers _ la	25	4	-52	-34
tiers a	27	-1	-49	-29
timber	22	-9	-32	-16
titolo	37	-28	-38	-21
to	69	-33	-67	-18
to NUMBER	29	-21	-56	18
to _ _ in	27	-35	-3	-20
to _ _ the	15	11	-33	-32
to _ the	33	-26	-33	-35
to be	37	-36	-24	-33
to follow	41	-37	-42	-25
to get	39	-37	-34	-23
to hold	37	-37	-31	-28
to pay	-43	38	-10	-39
todo	-51	-14	30	8
tolto	-37	42	-41	-20
totaal $	4	-45	32	-17
totaal NUMBER	-21	30	-34	-23
totaal _ NUMBER	-19	29	-33	-20
total	-4	-4	11	-56
total $	29	-57	14	-38
total AMOUNT	-46	40	-10	-7
total NUMBER	-67	74	-69	-33
total _ NUMBER	-10	58	-72	-36
total de	32	-17	-42	-29
totale	-12	11	4	-33
totale $	24	-50	-5	-19
totale NUMBER	-34	40	-37	-8
totale _ AMOUNT	-32	31	-29	-11
totale _ NUMBER	-40	41	-29	-9
totalite	-38	-36	38	-20
tout	-10	-22	22	-34
tout compte	-33	-2	12	-8
tout est	-37	-15	29	-20
trabajo	-16	-11	18	-32
traducao	5	-22	13	-33
traducao de	-25	-39	34	-23
traducao do	25	-10	-33	-28
traduccion	-2	2	5	-42
traduccion $	-11	27	-38	-22
traduccion _ balance	-16	-40	38	-9
traduccion de	-30	-34	38	-32
traduction	16	-14	-3	-42
traduzione	4	8	-5	-40
traduzione manuale	32	-28	-39	-30
traiteur	35	-10	-40	-27
tranche	21	-3	-29	-39
translation _ annual	28	3	-40	-19
translation of	21	-10	-17	-41
tras	-60	56	-6	-39
tratadas	-34	-28	32	-20
travaux	10	0	-11	-38
tre	22	-3	-14	-48
tre rate	10	-3	-31	-23
tres	15	-14	-2	-34
trim	-35	-25	-28	30
trim $	-29	-23	-21	25
trimestre	-40	-32	-44	44
trio	6	12	-17	-38
trio $	-42	35	-29	-29
troisieme	-33	36	-42	-8
tudo	-34	-43	46	-29
tussentijdse factuur	39	-42	-38	-18
tutto	-50	-25	33	-9
tva	-32	-20	17	13
tweede _ laatste	-39	35	-31	-16
tweede en	-39	35	-31	-16
tweede helft	-31	14	0	-22
ubersetzung	9	8	-7	-35
uberwiesen	-31	31	-28	-22
ultima	-39	20	3	-24
ultima $	-36	1	11	-15
ultima _ _ a	35	-37	-14	-10
ultima _ do	-37	30	-21	-22
ultima parte	-16	28	-35	-9
ultima prestacao	-26	44	-50	-15
ultima tranche	-35	39	-45	-24
ultimo SHARE	-4	19	-42	-5
ultimo _ de	-38	-1	7	6
ultimo pagamento	-28	38	-35	-17
ultimo pago	-31	37	-44	-16
um terco	36	-34	-38	-23
uma	-12	-36	25	-23
un	16	-76	26	-23
un _ _ la	24	-6	-39	-25
un _ a	10	4	-35	-21
un _ de	-4	-44	30	-32
un terzo	37	-42	-28	-21
un tiers	28	-3	-37	-18
una	-10	-27	35	-31
una _ _ el	-31	37	-34	-22
una vez	-27	40	-37	-26
und _ _ NUMBER	-29	-35	37	-15
und _ rate	-18	26	-35	-8
und letzte	-32	28	-21	-11
under	-1	13	-48	15
une	-33	-46	50	-21
une fois	7	-2	0	-29
unica	-50	-55	57	-40
unica $	-38	-33	41	-31
unico	-53	-43	51	-39
unico $	-32	-25	33	-28
unique	-40	-34	39	-28
unique $	-33	-25	32	-23
uno	31	-21	-23	-30
unter	-35	36	-35	-21
unter anrechnung	-32	34	-33	-18
up front	41	-29	-49	-15
upfront	29	-11	-37	-19
usual	-33	-35	7	14
uur	-35	-47	31	7
uur $	-51	-16	29	-1
ux	6	33	-55	-58
ux $	0	27	-54	-40
v	27	-24	-31	-21
v NUMBER	25	-25	-28	-21
valoir	37	-36	-33	-19
valoir sur	33	-29	-29	-15
valor _ falta	-13	20	-38	-32
valor em	-16	24	-39	-23
van AMOUNT	31	-21	-44	-21
van SHARE	-42	42	-30	-16
van _ NUMBER	-43	-1	26	-31
van _ _ NUMBER	-46	12	23	-20
van _ afgesproken	14	29	-45	-17
van _ app	33	-35	-10	-4
van _ prijs	16	23	-43	-26
van _ termijnen	4	8	-46	-23
vast	4	-58	25	-7
vast bedrag	-34	-23	34	-29
vaste	-38	1	-6	23
vaste prijs	-42	8	21	-38
vd	7	21	-32	-26
vence	7	7	-34	-1
verbleibende	-7	13	-33	-13
verra	46	-51	-35	-9
verrekend	7	11	-54	-33
verrekend $	-50	46	-36	-14
verrekend met	37	-36	-35	-27
verrekening	-36	33	-20	-10
verrekening van	-35	31	-19	-9
versamento	44	-25	-37	-33
versati	-31	40	-35	-20
versement	26	-18	-18	-52
vertaling	-21	-18	34	-41
vertrag $	8	4	-29	-2
vez _ el	-27	33	-34	-16
vi	16	-7	-36	-29
video	-4	-2	4	-43
video corporativo	31	-6	-40	-22
viendra	36	-36	-29	-24
visita	-36	-40	35	-19
vista	-33	12	19	-24
visuelle	13	3	-31	-21
vitrine $	16	16	-37	-18
voice	-37	-37	36	-25
voici	-20	29	-34	-30
voici la	2	4	-36	-22
voldaan	-46	27	-5	-25
voldaan $	-34	24	-11	-22
volgen	33	-20	-41	-19
volgende	14	-47	-44	21
volgt	17	-15	-33	-19
volgt $	32	-37	-14	-9
volledig	-39	2	21	-34
vollstandig	-24	13	0	-17
von drei	26	4	-40	-33
voor _ _ het	25	-38	16	-19
voor _ _ van	33	-42	-6	-26
voor _ hele	-37	-34	37	-31
voor het	-15	5	14	-54
voorsch	34	-33	-32	-18
voorschot	3	24	-49	-54
voorschot $	-37	40	-41	-15
voorschot _ NUMBER	-26	33	-36	-26
voorschot op	7	-38	3	-13
voorschotfactuur	27	-28	-19	-11
voorschotten	-41	-7	28	-10
vooruit	20	-30	-25	6
vorab	29	-27	-4	-25
vorderingsstaat	37	-40	-29	-20
vostro	-34	2	12	2
votre acompte	-38	37	-23	-17
votre commande	-18	-35	24	-23
vous avez	-36	15	7	-23
vragen we	35	-38	-28	-27
w	11	10	-45	-4
w NUMBER	14	8	-45	-10
war	-31	30	-21	-8
was	-26	38	-18	-46
wat	-15	26	-23	-38
we	33	-16	-45	-29
web $	44	16	-79	-36
web de	-34	15	18	-10
website $	32	0	-53	-15
website _ NUMBER	-14	-27	-5	15
website redesign	18	21	-38	-11
wedding	-6	-1	-4	-37
weeks	10	-10	-36	9
weitere	24	-34	-9	-7
wenn	38	-42	-24	-16
werk	-5	-26	33	-38
what	-8	26	-40	-33
when	44	-27	-50	-37
when _ _ is	29	-34	-19	-17
when the	38	-41	-29	-19
whole	-30	-43	38	-18
will	15	-36	7	-31
wir	26	-4	-57	-17
wir nach	20	-15	-30	-25
wird	37	-38	-29	-10
wird bei	3	-34	9	-14
wireframes	31	-37	-26	-26
with thanks	-36	-9	14	-21
worden	4	9	-40	-25
wordt	31	-48	-14	9
wordt _ met	32	-33	-25	-23
wordt verrekend	42	-44	-30	-25
work	9	-35	26	-40
workshop	-64	-12	48	-30
wurde	-26	15	2	-29
x	-17	-44	18	2
x NUMBER	-60	-35	31	3
y	-18	-20	32	-23
y NUMBER	-3	12	-15	-42
y _ _ NUMBER	-35	-26	28	14
y _ _ por	24	-35	-6	-17
y _ de	-54	-9	29	-4
y _ en	9	-48	8	-20
y la	9	-35	7	-30
y liquidacion	-36	31	-28	-15
y senal	23	-21	-32	-19
y ultima	-39	48	-47	-28
y ultimo	-30	41	-48	-27
ya	-1	26	-58	-27
ya _ los	-34	35	-36	-21
you	-3	24	-32	-15
you _ _ NUMBER	-32	39	-36	-12
you _ the	36	-37	-30	-22
you paid	-48	39	-2	-20
your date	28	-14	-30	-22
zahlung	21	-58	16	-27
zahlungen	1	16	-41	-25
zahlungsplan	26	-5	-41	-13
zijn	-8	23	-30	-30
zur	2	-9	4	-32
zweite _ drei	32	-32	-30	-13
zweite halfte	-15	24	-47	-18
zweite von	33	-35	-32	-6
zwischenrechnung	30	-17	-42	-24
`
