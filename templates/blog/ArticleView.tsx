import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import Byline from './Byline';
import Cover from './Cover';
import type { Article } from './Article';

/** An article in full; its heading has the focus when it opens. */
export default function ArticleView({ article, onBack }: { article: Article; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Container maxWidth="md" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 6, md: 10 } }}>
      <Button
        color="inherit"
        onClick={onBack}
        startIcon={<ArrowBack sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
        sx={{ marginInlineStart: -1 }}
      >
        Back to all articles
      </Button>
      <Box component="article" sx={{ mt: { xs: 3, md: 4 } }}>
        <Typography sx={{ color: 'secondary.main', fontWeight: 600 }}>
          {article.category}
        </Typography>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          sx={{ mt: 1, mb: 2, outline: 'none', textWrap: 'balance' }}
        >
          {article.title}
        </Typography>
        <Byline article={article} />
        <Box
          sx={{
            position: 'relative',
            aspectRatio: '16 / 9',
            my: 4,
            borderRadius: 2,
            overflow: 'hidden',
          }}
        >
          <Cover name={article.cover} />
        </Box>
        <Box sx={{ maxWidth: '66ch', mx: 'auto' }}>
          {article.paragraphs.map((paragraph, index) => (
            <Typography
              key={paragraph}
              sx={{
                mt: index === 0 ? 0 : 2.5,
                fontSize: index === 0 ? '1.25rem' : '1.0625rem',
                lineHeight: 1.7,
                textWrap: 'pretty',
              }}
            >
              {paragraph}
            </Typography>
          ))}
        </Box>
      </Box>
    </Container>
  );
}
