import * as v from 'valibot';
import { call } from '../call';
import { named } from '../named';
import { Count, Id, Iso, Paging } from '../shapes';

export const CostRow = v.object({
  id: Id,
  timestamp: Iso,
  type: v.string(),
  note: v.string(),
  itemCount: Count,
  costPrItem: v.number(),
  totalCost: v.number(),
});
export type CostRow = v.InferOutput<typeof CostRow>;

export const Costs = v.object({
  clientName: named('Somebody'),
  /** A currency code, e.g. `USD`. */
  currency: v.string(),
  totalCost: v.number(),
  costRows: v.array(CostRow),
});
export type Costs = v.InferOutput<typeof Costs>;

const access = { permissions: ['read:cost'] } as const;

export const listCosts = call({
  id: 'S69',
  method: 'GET',
  path: '/api/stats/costs',
  summary: "What the signed-in user's chats have cost, oldest first.",
  access,
  query: Paging,
  reply: Costs,
});

export const listNewerCosts = call({
  id: 'S70',
  method: 'GET',
  path: '/api/stats/costs/{latestTimestamp:text}',
  summary: 'The rows newer than a timestamp.',
  access,
  reply: Costs,
  errors: [400],
});
