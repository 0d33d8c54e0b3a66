/** What the outbox asks of the prompt box. */
export interface PromptBox {
  /** Stores what stands in it, if that is still to be done. */
  store(): void;
  /** Puts a text in the place of what stands in it. */
  show(text: string): void;
  submit(): void;
  hasFocus(): boolean;
  /** Takes the focus, unless a dialog has it. */
  focus(): void;
}
