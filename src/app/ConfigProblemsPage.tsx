/** Shown instead of a half-working application when the configuration is missing or wrong. */
export function ConfigProblemsPage({ problems }: { problems: readonly string[] }) {
  return (
    <main className="container py-5">
      <h1>The configuration is not complete</h1>
      <p>Set these variables (see .env.example) and build again:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
