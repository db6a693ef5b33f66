/** « the spymaster » with the colour of the team: the red spymaster. */
export const ofColour = (the: string, colour: string): string =>
  the.replace(/^the /iu, (article) => `${article}${colour} `);
