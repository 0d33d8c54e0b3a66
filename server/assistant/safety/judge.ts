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
  thresholds: TrainedModel['thresholds'];
}

/** Judges the words of a message, which is written in one of the languages. */
export function judge(words: readonly string[], language: SafetyLanguage, model: TrainedModel): Judgement {
  const likely = likelihoods(featuresOf(words, language), model);
  const of = (kind: string) => likely[model.kinds.indexOf(kind)] ?? 0;
  const danger = dangerKinds.reduce((sum, kind) => sum + of(kind), 0);
  const any = careKinds.reduce((sum, kind) => sum + of(kind), danger);
  return { need: needOf(danger, any, of, model.thresholds), danger, any, thresholds: model.thresholds };
}

function needOf(
  danger: number,
  any: number,
  of: (kind: string) => number,
  thresholds: TrainedModel['thresholds'],
): Need | null {
  if (any < thresholds.need) return null;
  if (danger >= thresholds.danger * any) return { tier: 'danger', kind: 'danger' };
  const kind = careKinds.reduce((most, each) => (of(each) > of(most) ? each : most));
  return { tier: 'care', kind };
}
