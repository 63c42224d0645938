/** The names of the months, as the alternatives of a pattern. */
export const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** One name of a month, as a part of a pattern. */
export const month = `(?:${months})`;
/** One name of a day of the week, as a part of a pattern. */
export const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

const calendarWord = new RegExp(`^(?:${month}|${weekday})$`);
/** The name of a month or a day of the week. */
export const isCalendarWord = (word: string): boolean => calendarWord.test(word);
