/** Where the documentation is published, and where the library it documents is developed. */
export const repository = {
  origin: 'https://mui.com',
  /** Issues, labels, and the sources of the packages. */
  url: 'https://github.com/mui/mui-x',
};
