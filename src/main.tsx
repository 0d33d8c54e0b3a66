import './ui/theme/theme.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { ConfigProblemsPage } from './app/ConfigProblemsPage';
import { ErrorPage } from './app/ErrorPage';
import { signInFirst } from './auth/signInFirst';
import { config, configProblems } from './shared/config/config';
import { OpeningEnd } from './shared/opening/OpeningEnd';
import { stylesLoaded } from './shared/opening/stylesLoaded';
import { registerServiceWorker } from './shared/page/registerServiceWorker';
import { ErrorBoundary } from './ui/ErrorBoundary';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

// No build has any: it stops at them.
const hasProblems = import.meta.env.DEV && configProblems.length > 0;

// The application itself waits with its pages: the look for a session begins without styles.
if (hasProblems) await stylesLoaded();
else await signInFirst(config.auth);
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary
      fallback={
        <main>
          <ErrorPage />
        </main>
      }
    >
      {hasProblems ? <ConfigProblemsPage problems={configProblems} /> : <App />}
    </ErrorBoundary>
    <OpeningEnd />
  </StrictMode>,
);

if (import.meta.env.PROD && config.serviceWorker) registerServiceWorker();
