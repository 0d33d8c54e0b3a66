/** A small turning ring; `label` says to screen readers what is going on. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="spinner">
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
