/** How writers speak who are in danger of dying by their own hand. docs/safety.md says what each kind holds. */
export const dangerKinds = ['direct', 'passive', 'burden', 'plan', 'underway', 'goodbye', 'slang'] as const;

/** What a writer in need of care speaks of. */
export const careKinds = ['home-violence', 'threat', 'child', 'eating', 'someone-else', 'self-harm'] as const;
export type CareKind = (typeof careKinds)[number];

/** What a message asks for: `danger`, the writer is in danger of dying by their own hand; `care`, a number to call. */
export type Need = { tier: 'danger'; kind: 'danger' } | { tier: 'care'; kind: CareKind };
