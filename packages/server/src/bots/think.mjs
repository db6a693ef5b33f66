// A thread has no loader of its own: this one reads the sources, as the server does.
import { register } from 'tsx/esm/api';

register();
await import('./think.ts');
