import { onTestFinished, vi } from 'vitest';
import * as download from '../../src/ui/downloadFile';

/** The files that the page saves from here on in this test, which the browser does not get; each with its lines. */
export function savedFiles(): { name: string; lines: string[] }[] {
  const files: { name: string; lines: string[] }[] = [];
  const spy = vi.spyOn(download, 'downloadFile').mockImplementation(({ name, content }) => {
    files.push({ name, lines: String(content).replace('\uFEFF', '').trimEnd().split('\r\n') });
  });
  onTestFinished(() => spy.mockRestore());
  return files;
}
