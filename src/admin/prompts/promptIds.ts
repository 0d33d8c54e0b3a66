/** A prompt by the ids of its group and its definition. */
export interface PromptIds {
  groupId: number;
  definitionId: number;
}
