# Build: the wheel and everything it needs, into a virtual environment.
FROM python:3.12-slim AS build
# `--build-arg EXTRAS=postgres`: a bot that can keep its games in PostgreSQL.
ARG EXTRAS=
WORKDIR /src
COPY requirements/run.txt requirements/postgres.txt requirements/
RUN python -m venv /opt/flugpost \
    && for lock in run $EXTRAS; do \
        /opt/flugpost/bin/pip install --no-cache-dir --require-hashes -r requirements/$lock.txt || exit 1; \
    done
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY rules rules
COPY render render
COPY sandbox sandbox
COPY words words
RUN /opt/flugpost/bin/pip install --no-cache-dir --no-deps .

# Run: Python, that environment, and nothing else; not as root.
FROM python:3.12-slim
RUN useradd --create-home --uid 10001 flugpost && install -d -o flugpost /data
COPY --from=build /opt/flugpost /opt/flugpost
ENV PATH=/opt/flugpost/bin:$PATH PYTHONUNBUFFERED=1 FLUGPOST_DB=/data/flugpost.sqlite3
USER flugpost
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["flugpost", "doctor", "--alive"]
CMD ["flugpost"]
