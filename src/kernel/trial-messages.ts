/** What the first page and the frame of a trial say to each other. */
export const trialMessages = { ready: 'trial-ready', show: 'trial-show', shown: 'trial-shown' } as const;
