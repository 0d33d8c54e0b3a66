interface File {
  name: string;
  /** Its media type. */
  type: string;
  content: string;
}

/** Has the browser save a text as a file. */
export function downloadFile({ name, type, content }: File): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari has not read it yet when this returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
