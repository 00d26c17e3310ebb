/** Heartbeats in each minute of a day: low at night, high during a run in the evening. */
export const heartRates = Array.from({ length: 1440 }, (_, minute) => {
  const awake = minute > 400 && minute < 1380 ? 18 : 0;
  const running = minute > 1080 && minute < 1140 ? 62 : 0;
  return { minute, beats: 54 + awake + running + ((minute * 7) % 11) };
});
