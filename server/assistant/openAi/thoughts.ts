/** The tags that models put around what they think to themselves. */
const tag = /<(\/?)(?:think|thinking|thought|reasoning)>/i;

/** An end of a text that may turn out to be the beginning of a tag. */
const beginningOfTag = /<\/?[a-z]{0,9}$/i;

export interface ThoughtFilter {
  /** Takes the next part of what the model writes and returns what of it, and of before, is certain to be no thought. */
  push(text: string): string;
  /**
   * Returns what was held back and is no thought after all.
   *
   * @param isCut the model was stopped before it was done, maybe amid its thoughts
   */
  end(isCut: boolean): string;
  /**
   * Whether a thought ended that had never begun: the model's template has the opening tag, so that the reply begins
   * amid its thoughts. What `push` had returned by then was thought.
   */
  readonly beganAmidThoughts: boolean;
}

/**
 * Leaves out what a model thinks to itself, also where a tag is cut in two.
 *
 * @param expectsThoughts the model is known to begin amid its thoughts: everything waits until they end
 */
export function createThoughtFilter(expectsThoughts: boolean): ThoughtFilter {
  let pending = '';
  /** What may be the reply of a model that for once has not thought. */
  let unmarked = '';
  let isThinking = expectsThoughts;
  let sawTag = false;
  let beganAmidThoughts = false;

  function settle(text: string): string {
    if (!isThinking) return text;
    if (!sawTag) unmarked += text;
    return '';
  }

  return {
    push(text) {
      pending += text;
      let certain = '';
      for (let found = tag.exec(pending); found; found = tag.exec(pending)) {
        const before = settle(pending.slice(0, found.index));
        pending = pending.slice(found.index + found[0].length);
        const isEnd = found[1] === '/';
        if (isEnd && !sawTag && !expectsThoughts) {
          beganAmidThoughts = true;
          certain = '';
        } else {
          certain += before;
        }
        sawTag = true;
        unmarked = '';
        isThinking = !isEnd;
      }
      const cut = beginningOfTag.exec(pending)?.index ?? pending.length;
      certain += settle(pending.slice(0, cut));
      pending = pending.slice(cut);
      return certain;
    },
    end(isCut) {
      const rest = settle(pending);
      pending = '';
      if (isThinking) return isCut ? '' : unmarked;
      return rest;
    },
    get beganAmidThoughts() {
      return beganAmidThoughts;
    },
  };
}
