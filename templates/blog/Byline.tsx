import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from './Article';
import { dateInWords } from './dates';

/** Who wrote an article, when, and how long it takes to read. */
export default function Byline({ article }: { article: Article }) {
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
    >
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {article.author}
      </Box>
      <span>
        <time dateTime={article.date}>{dateInWords(article.date)}</time> · {article.minutes} min
        read
      </span>
    </Typography>
  );
}
