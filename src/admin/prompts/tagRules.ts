import { createContext, useContext, useMemo } from 'react';
import { parseTags, type TagRules } from '../../api/admin/promptTags';

/** What the tags of the prompt on the screen may be; undefined where the server does not say. */
export const TagRulesContext = createContext<TagRules | undefined>(undefined);

/** A text taken apart by the rules of the prompt on the screen. */
export function useTagParts(text: string) {
  const rules = useContext(TagRulesContext);
  return useMemo(() => parseTags(text, rules), [text, rules]);
}

/** What is wrong with the tags of a text, each error once. */
export function useTagErrors(text: string): string[] {
  const parts = useTagParts(text);
  return useMemo(
    () => [...new Set(parts.flatMap((part) => (part.kind === 'tag' && part.error) || []))],
    [parts],
  );
}
