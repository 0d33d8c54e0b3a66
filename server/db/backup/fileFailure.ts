import { BackupFailed } from './backupFailed';

const damaged = (file: string) =>
  `${file} is not a backup of Hearken, or is damaged. Nothing has been changed.`;
const cutOff = (file: string) => `${file} is cut off: its end is missing. Nothing has been changed.`;

/** What each error of a file or of its compression means. */
const sentences: Record<string, (file: string) => string> = {
  ENOENT: (file) => `There is no ${file}, or not the directory that it is to be in.`,
  EACCES: (file) => `This account may not read or write ${file}.`,
  EISDIR: (file) => `${file} is a directory. Name a file.`,
  ENOSPC: (file) => `There is no room for ${file}: the disk is full. Nothing has been left behind.`,
  Z_BUF_ERROR: cutOff,
  Z_DATA_ERROR: damaged,
};

/** An error of a file in a sentence; others stay as they are. */
export function fileFailure(error: unknown, file: string): unknown {
  const sentence = sentences[(error as { code?: string }).code ?? ''];
  return sentence ? new BackupFailed(sentence(file), { cause: error }) : error;
}

/** Refuses a file that is none of ours. */
export function refuseDamaged(file: string): never {
  throw new BackupFailed(damaged(file));
}

/** Refuses a file without its end. */
export function refuseCutOff(file: string): never {
  throw new BackupFailed(cutOff(file));
}
