import { createContext, useContext, useMemo } from 'react';
import { parseTags, type TagRules } from '../../api/admin/promptTags';
import type { TextChunk } from './textChunks';
import { useTextChunks } from './useTextChunks';

/** What the tags of the prompt on the screen may be; undefined where the server does not say. */
export const TagRulesContext = createContext<TagRules | undefined>(undefined);

/** A text taken apart by the rules of the prompt on the screen. */
export function useTagParts(text: string) {
  const rules = useContext(TagRulesContext);
  return useMemo(() => parseTags(text, rules), [text, rules]);
}

/** What is wrong with the tags of a text, each error once. Of a long text only what has changed is looked at anew. */
export function useTagErrors(text: string): string[] {
  const rules = useContext(TagRulesContext);
  const errorsOf = useMemo(() => chunkErrors(rules), [rules]);
  const chunks = useTextChunks(text);
  return useMemo(() => [...new Set(chunks.flatMap(errorsOf))], [chunks, errorsOf]);
}

/** Finds the errors of each chunk once. */
function chunkErrors(rules: TagRules | undefined) {
  const known = new WeakMap<TextChunk, string[]>();
  return (chunk: TextChunk): string[] => {
    const errors = known.get(chunk) ?? errorsIn(chunk.text, rules);
    known.set(chunk, errors);
    return errors;
  };
}

const errorsIn = (text: string, rules: TagRules | undefined) => [
  ...new Set(parseTags(text, rules).flatMap((part) => (part.kind === 'tag' && part.error) || [])),
];
