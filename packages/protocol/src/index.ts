export * from './version.ts';
export * from './limits.ts';
export * from './refusal.ts';
export * from './client-frame.ts';
export * from './server-frame.ts';
export * from './http.ts';
export { MAX_RECORD_EVENTS, type PlayedGame } from './record/played-game.ts';
export * from './record/game-file.ts';
