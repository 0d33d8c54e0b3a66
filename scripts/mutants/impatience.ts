import { configure } from '@testing-library/react';
import { beforeAll } from 'vitest';

// What a mutant keeps from showing never shows: there are too many of them to wait as patiently as the tests do.
beforeAll(() => configure({ asyncUtilTimeout: 4_000 }));
