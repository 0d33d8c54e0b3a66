import { featuresOf, likelihoods } from './classifier';
import type { SafetyLanguage } from './conceptTables';
import type { TrainedModel } from './modelFile';
import { careKinds, dangerKinds, type Need } from './need';

/** What the classifier makes of a message. */
export interface Judgement {
  need: Need | null;
  /** How likely the writer is in danger, and how likely they are in any need: 0 to 1. */
  danger: number;
  any: number;
  /** The latter as it counts: care a little less than danger. */
  counted: number;
  thresholds: TrainedModel['thresholds'];
}

/** Judges the words of a message, which is written in one of the languages. */
export function judge(words: readonly string[], language: SafetyLanguage, model: TrainedModel): Judgement {
  const likely = likelihoods(featuresOf(words, language), model);
  const of = (kind: string) => likely[model.kinds.indexOf(kind)] ?? 0;
  const danger = dangerKinds.reduce((sum, kind) => sum + of(kind), 0);
  const any = careKinds.reduce((sum, kind) => sum + of(kind), danger);
  const { thresholds } = model;
  const counted = danger + thresholds.care * (any - danger);
  const need = counted < thresholds.need ? null : needOf(danger >= thresholds.danger * any, of);
  return { need, danger, any, counted, thresholds };
}

function needOf(isDanger: boolean, of: (kind: string) => number): Need {
  if (isDanger) return { tier: 'danger', kind: 'danger' };
  const kind = careKinds.reduce((most, each) => (of(each) > of(most) ? each : most));
  return { tier: 'care', kind };
}
