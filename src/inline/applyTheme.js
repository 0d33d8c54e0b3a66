// Applies the chosen colours before the first paint, and again whenever the choice changes (here or in another tab).
(() => {
  const root = document.documentElement;

  const apply = (choice) => {
    if (choice === 'light' || choice === 'dark') root.setAttribute('data-bs-theme', choice);
    else root.removeAttribute('data-bs-theme');
    // The browser's own bars: one colour for light, one for dark.
    for (const scheme of ['light', 'dark']) {
      const bars =
        document.querySelector(`meta[name="theme-color"][data-scheme="${scheme}"]`) ??
        document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
      if (!bars) continue;
      bars.setAttribute('data-scheme', scheme);
      const isFree = choice !== 'light' && choice !== 'dark';
      bars.media = isFree ? `(prefers-color-scheme: ${scheme})` : choice === scheme ? 'all' : 'not all';
    }
  };

  const stored = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  };

  apply(stored());
  addEventListener('themechange', (event) => apply(event.detail));
  addEventListener('storage', () => apply(stored()));
})();
