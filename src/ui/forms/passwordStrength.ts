export type StrengthLabel = 'Weak' | 'Ok but not great' | 'Strong' | 'Excellent';

export interface Strength {
  /** 1 to 7. */
  score: number;
  label: StrengthLabel;
}

// A special character is anything that is neither letter nor digit (D-37).
const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
const longerThan = 12;

/**
 * How strong a password is (spec 5, Password strength score; D-37).
 *
 * @param isLongEnough whether it has the length that the rule asks for
 */
export function passwordStrength(password: string, isLongEnough: boolean): Strength {
  const score = isLongEnough ? scoreOf(password) : 1;
  return { score, label: labelOf(score) };
}

function scoreOf(password: string): number {
  const score = 2 + kinds.filter((kind) => kind.test(password)).length;
  return score === 6 && password.length > longerThan ? 7 : score;
}

function labelOf(score: number): StrengthLabel {
  if (score === 1) return 'Weak';
  if (score <= 5) return 'Ok but not great';
  return score === 6 ? 'Strong' : 'Excellent';
}
