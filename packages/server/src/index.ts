export { startServer, type Replacements, type RunningServer } from './start-server.ts';
export { settingsHelp } from './config/help.ts';
export { readConfig, SETTINGS, type Config } from './config/config.ts';
export { SettingError, type Setting } from './config/setting.ts';
export { MACHINE, type Surroundings } from './surroundings.ts';
export { serve } from './serve.ts';
export { SERVER_MAIN } from './main-module.ts';
export { backUp } from './storage/sqlite/back-up.ts';
