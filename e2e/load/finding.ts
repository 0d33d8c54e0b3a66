/** One thing that a trial has looked at: how it should have come, and how it did. */
export interface Finding {
  what: string;
  expected: string;
  came: string;
}

/** Where one thing goes wrong over and over, its first times tell enough. */
const mostLines = 100;

/**
 * Says what was found, and ends with an exit code that tells whether all came as it should.
 *
 * @param told what servers and model had to tell meanwhile, for when it did not
 */
export function conclude(findings: readonly Finding[], told: readonly string[]): void {
  const wrong = findings.filter(({ expected, came }) => came !== expected);
  for (const { what, expected, came } of findings)
    console.log(came === expected ? `${what}: ${came}` : `${what}: ${came}, BUT EXPECTED ${expected}`);
  if (wrong.length === 0) {
    console.log(`\nAll ${findings.length} came as they should.`);
    return;
  }
  console.error(`\nThe trial failed: ${wrong.map(({ what, came }) => `${what}: ${came}`).join('; ')}.`);
  for (const line of told.slice(0, mostLines)) console.error(line);
  if (told.length > mostLines) console.error(`… and ${told.length - mostLines} more lines.`);
  process.exitCode = 1;
}
