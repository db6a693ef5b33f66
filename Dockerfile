# The game in an image: `docker compose up --build`. docs/SELF-HOSTING.md tells more.

FROM node:24-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/lexicon/package.json packages/lexicon/
COPY packages/protocol/package.json packages/protocol/
COPY packages/rules/package.json packages/rules/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/

# The page that browsers load, and the server.
FROM base AS page
COPY tsconfig.base.json ./
COPY scripts scripts
RUN npm ci --no-audit --no-fund
COPY packages packages
RUN npm run build

# What the server imports, and no more.
FROM base AS imports
RUN npm ci --omit=dev --omit=peer --ignore-scripts --no-audit --no-fund --workspace=packages/cli

FROM node:24-bookworm-slim
ENV NODE_ENV=production NODE_OPTIONS="--max-semi-space-size=8 --v8-pool-size=1" DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data \
  && ln -s /app/packages/cli/bin/agent-double.mjs /usr/local/bin/agent-double
COPY LICENSE package.json ./
COPY --from=imports /app/node_modules node_modules
COPY packages packages
COPY --from=page /app/packages/web/dist packages/web/dist
COPY --from=page /app/packages/server/dist packages/server/dist
# `node` by its number, so that whoever runs the image can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["agent-double", "serve"]
