export const typingTexts: readonly string[] = [
  'The quick brown fox jumps over the lazy dog while the sun sets behind the hills.',
  'A good habit is like a small stone that you carry up the mountain every day.',
  'Rain fell softly on the old roof, and the whole house smelled of fresh bread.',
  'She opened the window, listened to the street, and decided to begin again.',
  'Every long journey starts with a pair of shoes that fit and a friend who waits.',
  'The lighthouse keeper wrote one line each night and never missed a single ship.',
];
