import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Byline from './Byline';
import Cover from './Cover';
import type { Article } from './Article';

interface ArticleCardProps {
  article: Article;
  onOpen: () => void;
  /** Sets the cover beside the text, in a larger size. */
  featured?: boolean;
}

/** An article with its cover; the whole card opens it, by the button that is its title. */
export default function ArticleCard({ article, onOpen, featured = false }: ArticleCardProps) {
  return (
    <Card
      component="article"
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'grid',
        height: 1,
        gridTemplateRows: { xs: 'auto 1fr', md: featured ? '1fr' : 'auto 1fr' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: featured ? '7fr 5fr' : 'minmax(0, 1fr)' },
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          aspectRatio: { xs: featured ? '16 / 9' : '16 / 10', md: featured ? 'auto' : '16 / 10' },
          minHeight: { md: featured ? 400 : 0 },
        }}
      >
        <Cover name={article.cover} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: { md: featured ? 'center' : 'flex-start' },
          gap: 1.5,
          p: { xs: 3, md: featured ? 5 : 3 },
        }}
      >
        <Typography variant="body2" sx={{ color: 'secondary.main', fontWeight: 600 }}>
          {featured ? `Featured · ${article.category}` : article.category}
        </Typography>
        <Typography variant={featured ? 'h2' : 'h4'} component="h2" sx={{ textWrap: 'balance' }}>
          <Link
            component="button"
            type="button"
            id={`open-${article.id}`}
            color="inherit"
            underline="hover"
            onClick={onOpen}
            sx={{
              font: 'inherit',
              letterSpacing: 'inherit',
              textAlign: 'start',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {article.title}
          </Link>
        </Typography>
        <Typography color="textSecondary">{article.summary}</Typography>
        <Box sx={{ mt: featured ? 1 : 'auto', pt: 0.5 }}>
          <Byline article={article} />
        </Box>
      </Box>
    </Card>
  );
}
