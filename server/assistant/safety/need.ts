/** What a writer in need of care speaks of. */
export const careKinds = ['home-violence', 'threat', 'child', 'eating', 'someone-else', 'self-harm'] as const;
export type CareKind = (typeof careKinds)[number];

/** What a message asks for: `danger`, the writer is in danger of dying by their own hand; `care`, a number to call. */
export type Need = { tier: 'danger'; kind: 'danger' } | { tier: 'care'; kind: CareKind };
