/** Does a command, and says in its own words why it could not be done. */
export async function sayWhyNot(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
