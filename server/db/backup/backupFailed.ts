/** Why there is no backup, or why one can't be restored: its message is a sentence for whoever asked. */
export class BackupFailed extends Error {
  override name = 'BackupFailed';
}
