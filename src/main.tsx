import './ui/theme/theme.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { ConfigProblemsPage } from './app/ConfigProblemsPage';
import { RootErrorBoundary } from './app/RootErrorBoundary';
import { signInFirst } from './auth/signInFirst';
import { config, configProblems } from './shared/config/config';
import { OpeningEnd } from './shared/opening/OpeningEnd';
import { stylesLoaded } from './shared/opening/stylesLoaded';
import { registerServiceWorker } from './shared/page/registerServiceWorker';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

// No build has any: it stops at them.
const hasProblems = import.meta.env.DEV && configProblems.length > 0;

// The application itself waits with its pages: the look for a session begins without styles.
if (hasProblems) await stylesLoaded();
else await signInFirst(config.auth);
createRoot(root).render(
  <StrictMode>
    <RootErrorBoundary>
      {hasProblems ? <ConfigProblemsPage problems={configProblems} /> : <App />}
    </RootErrorBoundary>
    <OpeningEnd />
  </StrictMode>,
);

if (import.meta.env.PROD && config.serviceWorker) registerServiceWorker();
