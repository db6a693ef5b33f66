import type { Identity } from '@agent-double/rules';

/** What a card or a team is drawn as; `agent` is the one to find in Duo. */
export type Figure = Identity | 'agent';
