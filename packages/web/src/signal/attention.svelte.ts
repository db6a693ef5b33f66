let wanted = $state(false);

/** Whether the person before this tab is awaited and does not see it. */
export const attention = {
  get wanted(): boolean {
    return wanted;
  },
  set wanted(now: boolean) {
    wanted = now;
  },
};
