# The server of "npm run serve" in an image. docs/self-hosting.md says how to run it.
FROM node:24-trixie-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build:server

FROM node:24-trixie-slim
COPY --from=build /src/dist/server /opt/wyrmdeep
RUN install -d -o node -g node -m 700 /data
ENV DATA_DIR=/data
# Both keep the memory small: docs/performance.md, Memory.
ENV NODE_OPTIONS=--max-semi-space-size=4
ENV MALLOC_MMAP_THRESHOLD_=65536
# SQLite sorts in files, and nothing else can be written to.
ENV SQLITE_TMPDIR=/data
VOLUME /data
USER node
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/opt/wyrmdeep/serve.js"]
