import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Waiting } from '../ui/Spinner';
import { useFirstPage } from './useArrivalFocus';

/** The place of the page inside a frame. The frame stays while the page's code is on its way. */
export function PageOutlet() {
  useFirstPage();
  return (
    <Suspense fallback={<Waiting label="Loading the page" />}>
      <Outlet />
    </Suspense>
  );
}
