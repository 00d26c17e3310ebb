/** Most characters of a query that are read. What people look for is shorter; what is pasted by mistake may be a whole file. */
export const longestQuery = 200;

/** Most words of a query that count, stop words aside: each is compared with every name. */
export const maxQueryWords = 12;
