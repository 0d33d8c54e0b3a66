/** What a toast says after a change that staff have made. */
export interface Told {
  title: string;
  message: string;
}

/** Of what is stored now, new or changed. */
export const saved = (message: string): Told => ({ title: 'Saved', message });

/** Of what is gone. */
export const deleted = (message: string): Told => ({ title: 'Deleted', message });
