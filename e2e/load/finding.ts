/** One thing that a trial has looked at: how it should have come, and how it did. */
export interface Finding {
  what: string;
  expected: string;
  came: string;
}

/** Says what was found, and ends with an exit code that tells whether all came as it should. */
export function conclude(findings: readonly Finding[]): void {
  const wrong = findings.filter(({ expected, came }) => came !== expected);
  for (const { what, expected, came } of findings)
    console.log(came === expected ? `${what}: ${came}` : `${what}: ${came}, BUT EXPECTED ${expected}`);
  if (wrong.length === 0) {
    console.log(`\nAll ${findings.length} came as they should.`);
    return;
  }
  console.error(`\nThe trial failed: ${wrong.map(({ what, came }) => `${what}: ${came}`).join('; ')}.`);
  process.exitCode = 1;
}
