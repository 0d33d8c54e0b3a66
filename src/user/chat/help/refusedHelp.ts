import * as v from 'valibot';
import { Help } from '../../../api/help/help';
import { readJsonDraft, writeJsonDraft } from '../../../shared/drafts/jsonDrafts';

const draftName = 'help';

const RefusedHelp = v.object({
  help: Help,
  /** The latest entry when it came: it stands behind that one. */
  afterId: v.number(),
  /** Whether the person has put it away: one line is left of it. */
  isAway: v.boolean(),
});

/** The help that came with a refusal. The server stores none of it, so it is kept here until the tab is closed. */
export type RefusedHelp = v.InferOutput<typeof RefusedHelp>;

/** The latest such help; null where none has come. */
export const readRefusedHelp = (userId: string): RefusedHelp | null =>
  readJsonDraft(userId, draftName, RefusedHelp);

/** Keeps it in the place of any before it. */
export const writeRefusedHelp = (userId: string, refused: RefusedHelp): void =>
  writeJsonDraft(userId, draftName, refused);
