/** What the page or dialog around a form may do with it while it is open. */
export interface OpenForm {
  /** Lets the person leave without being asked about unsaved changes. */
  allowLeave(): void;
}
